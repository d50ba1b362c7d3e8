"""Addresses made to lead a server somewhere else than they seem to: each has one meaning, or is not called."""

from ipaddress import ip_address

import pytest
from hypothesis import given
from hypothesis import strategies as st

from homeward.server.notices.web_push import SERVICES, WebPush, new_private_key
from homeward.server.outgoing.outgoing_url import BadUrl, parse_url
from homeward.server.outgoing.public_addresses import is_public

NO_URLS = {
    "no address": ["", "x", "//example.org/", "https:", "https:///x", "https:/example.org/", "https://", "https://?x"],
    "another scheme": [
        *("http://example.org/", "ftp://example.org/", "file:///etc/passwd", "gopher://127.0.0.1/"),
        "javascript:alert(1)",
    ],
    "userinfo": [
        *("https://user:word@example.org/", "https://example.org@127.0.0.1/", "https://@example.org/"),
        *("https://127.0.0.1:443@example.org/", "https://user@[::1]/"),
    ],
    "backslash": [
        *("https://example.org\\@127.0.0.1/", "https://127.0.0.1\\@example.org/", "https:\\\\example.org/"),
        *("https://example.org/\\", "https://example.org\\.evil.org/"),
    ],
    "white space and control characters": [
        *("https://exa mple.org/", "https://example.org/ x", " https://example.org/", "https://example.org/\n"),
        *("https://example.org/\r\nX: y", "https://exam\tple.org/", "https://example.org\x00.evil.org/"),
        *("https://example.org/\x00", "https://example.org/\x7f", "\nhttps://example.org/", "https://example.org\n"),
    ],
    "letters of other alphabets": [
        *(
            "https://ex\u00e4mple.org/",
            "https://example\u3002org/",
            "https://\uff45xample.org/",
            "https://e\u00adx.org/",
        ),
        *(
            "https://\u212aelvin.org/",
            "https://example.org/\u00e4",
            "https://\u0661\u0662\u0667.0.0.1/",
            "https\uff1a//x/",
        ),
    ],
    "ports": [
        *("https://example.org:port/", "https://example.org:0/", "https://example.org:65536/"),
        *(
            "https://example.org:99999/",
            "https://example.org:-1/",
            "https://example.org:+443/",
            "https://example.org:/",
        ),
        *("https://example.org:443:80/", "https://example.org:000443/", "https://example.org:\u0664\u0664\u0663/"),
        "https://example.org:" + "9" * 900,
    ],
    "other ways to write an IPv4 address": [
        *("https://2130706433/", "https://0x7f000001/", "https://0x7f.1/", "https://0177.0.0.1/", "https://127.1/"),
        *("https://0/", "https://127.0.0.01/", "https://1.2.3.4.5/", "https://256.1.1.1/", "https://127.0.0.0x1/"),
    ],
    "broken hosts": [
        *("https://[::1/", "https://::1/", "https://[127.0.0.1]/", "https://[fe80::1%25eth0]/", "https://[::1%lo]/"),
        *("https://[]/", "https://[v1.x]/", "https://[::1]x/", "https://.example.org/", "https://example..org/"),
        *(
            "https://localhost./",
            "https://" + "a" * 64 + ".org/",
            "https://" + "a." * 127 + "org/",
            "https://exa%6dple/",
        ),
        *("https://example.org;x/", "https://example.org,x/", "https://*.example.org/", "https://${x}/"),
    ],
}


@pytest.mark.parametrize("url", [url for urls in NO_URLS.values() for url in urls])
def test_what_is_no_address_to_call(url: str) -> None:
    with pytest.raises(BadUrl):
        parse_url(url)


@pytest.mark.parametrize(
    ("url", "origin", "target"),
    [
        ("https://example.org", "https://example.org", "/"),
        ("HTTPS://Example.ORG:443/A?b=c#d", "https://example.org", "/A?b=c"),
        ("https://example.org?b", "https://example.org", "/?b"),
        ("https://xn--exmple-cua.org:8443/", "https://xn--exmple-cua.org:8443", "/"),
        ("https://9.9.9.9/@x", "https://9.9.9.9", "/@x"),
        ("https://[2620:FE::fe]:8443/", "https://[2620:fe::fe]:8443", "/"),
        ("https://a_b.example.org/", "https://a_b.example.org", "/"),
    ],
)
def test_an_address_is_read_in_one_way(url: str, origin: str, target: str) -> None:
    parsed = parse_url(url)
    assert (parsed.origin, parsed.target) == (origin, target)


@given(st.text(max_size=60).map(lambda rest: f"https://{rest}"))
def test_nothing_that_somebody_types_breaks_the_parser(url: str) -> None:
    try:
        parsed = parse_url(url)
    except BadUrl:
        return
    assert url.isascii()
    assert parsed.host.encode("idna"), "it can be the name of a certificate"
    assert not set("\r\n @\\\x00") & set(parsed.authority)
    assert parsed.target.startswith("/")
    assert parse_url(f"{parsed.origin}{parsed.target}") == parsed


@pytest.mark.parametrize(
    "endpoint",
    [
        *(
            "https://127.0.0.1\\@{host}/x",
            "https://127.0.0.1@{host}/x",
            "https://{host}@127.0.0.1/x",
            "http://{host}/x",
        ),
        *("https://{host}:8443/x", "https://{host}:80/x", "https://{host}:99999/x", "https://{host}:0/x"),
        *("https://{host}.example.org/x", "https://example.org/{host}", "https://{host}./x"),
        *("https://{host}\x00/x", "https://{host}/\x00", "https://{host}\t/x", "https://127.0.0.1#{host}/", "{host}"),
        *("https://127.0.0.1?{host}/", "https://127.0.0.1%2f{host}/", "https://{host}%00.example.org/"),
    ],
)
def test_only_push_services_of_browsers_are_called(endpoint: str) -> None:
    web_push = WebPush(new_private_key(), "mailto:host@example.org")
    for service in SERVICES:
        host = f"web{service}" if service.startswith(".") else service
        assert web_push.may_send_to(f"https://{host}/send/abc")
        assert not web_push.may_send_to(endpoint.format(host=host))
    assert not web_push.may_send_to(f"https://x{SERVICES[0]}/send/abc")


def test_a_push_service_of_the_host_is_that_one_only() -> None:
    web_push = WebPush(new_private_key(), "mailto:host@example.org", ("http://push.example.org:8080",))
    assert web_push.may_send_to("http://push.example.org:8080/x")
    for other in ("http://push.example.org/x", "https://push.example.org:8080/x", "http://push.example.org:8081/x"):
        assert not web_push.may_send_to(other)


PRIVATE = [
    *("0.0.0.0", "10.0.0.1", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.255.254", "169.254.169.254"),
    *("172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.0.8", "192.0.0.9", "192.0.0.170", "192.0.0.255", "192.0.2.1"),
    *("192.88.99.1", "192.168.0.1", "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.1"),
    *("239.255.255.250", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "fe80::1", "fc00::1", "fd12:3456::1", "ff02::1", "fec0::1", "100::1", "5f00::1", "4000::1"),
    *("2001:db8::1", "3fff::1", "3fff:fff:ffff::1", "2001:2::1", "2001:10::1", "2001:20::1"),
    *("::ffff:127.0.0.1", "::ffff:169.254.169.254", "::ffff:10.0.0.1", "::ffff:192.0.0.8", "::127.0.0.1"),
    *("64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b::c000:8", "64:ff9b:1::1", "64:ff9b:1::909:909"),
    *("2002:7f00:1::", "2002:a9fe:a9fe::", "2002:c0a8:1::", "2002:909:909::1", "2001:0:53aa:64c:0:0:80ff:fffe"),
]


@pytest.mark.parametrize("address", PRIVATE)
def test_no_address_of_the_inside_is_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize(
    "address", ["9.9.9.9", "192.0.1.1", "2620:fe::fe", "2001:4860:4860::8888", "::ffff:9.9.9.9", "64:ff9b::909:909"]
)
def test_addresses_of_everybody_are(address: str) -> None:
    assert is_public(ip_address(address))
