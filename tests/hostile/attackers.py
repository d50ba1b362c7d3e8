"""Who attacks which way in. A new door gets a line here: `test_doors.py` fails until it has one.

An attacker is a test below `tests/`, or a title in a test file of the client. `EVERY_ROUTE`, `EVERY_MESSAGE` and
`EVERY_COMMAND` send every kind of nonsense to each door of their kind, without being told of it. Beside them stands who
tries what only this door could be tricked into: acting for a stranger, guessing, reading what is secret.
"""

EVERY_ROUTE = "hostile/test_every_route.py::test_no_nonsense_gets_through"
EVERY_MESSAGE = "hostile/test_every_message.py::test_no_nonsense_gets_through"
EVERY_COMMAND = "hostile/test_every_command.py::test_no_nonsense_gets_through"
LINKS = "browser/test_hostile_links.py::test_no_link_breaks_a_page"
FUZZ = "hostile/test_fuzz.py::test_nonsense_breaks_nothing_and_learns_nothing"
BODIES = "hostile/test_bad_bodies.py::test_no_body_breaks_the_server"
NO_TOKEN = "server/test_admin.py::test_nothing_without_the_token"
GUEST = "table/test_guests.py::test_nobody_else_does_any_of_it"
MISTAKE = "test_cli.py::test_a_mistake_is_one_sentence_and_exit_code_2"
NOTICES = "hostile/test_notice_doors.py::test_only_somebody_who_sits_at_a_table_makes_the_server_call"
WRONG_LINKS = "server/test_http.py::test_wrong_links_and_unknown_tables"
MOVES = "hostile/test_agents.py::test_no_move_breaks_a_table"

ROUTES: dict[str, tuple[str, ...]] = {
    # the shelf
    "GET /api/games": (EVERY_ROUTE,),
    "GET /api/games/{game}": (EVERY_ROUTE,),
    "GET /api/games/{game}/moves": (EVERY_ROUTE,),
    "GET /api/games/{game}/texts/{language}": (
        EVERY_ROUTE,
        "server/test_game_texts.py::test_an_unknown_language_leads_to_no_file",
    ),
    "GET /api/house": (EVERY_ROUTE,),
    "GET /api/network-address": (EVERY_ROUTE, "server/test_network_address.py::test_everybody_else"),
    "POST /api/games/{game}/check": (EVERY_ROUTE, "hostile/test_bad_bodies.py::test_no_file_breaks_the_server"),
    "POST /api/games/{game}/balance/told": (
        EVERY_ROUTE,
        "server/test_balances.py::test_a_box_that_takes_too_long_is_refused",
    ),
    "POST /api/shelf": (
        EVERY_ROUTE,
        "server/test_shelf.py::test_without_its_token_a_table_cannot_be_told_from_one_that_never_was",
    ),
    # tables
    "POST /api/tables": (EVERY_ROUTE, BODIES, "hostile/test_figures.py::test_no_figure_in_a_plan_breaks_the_server"),
    "POST /api/lessons": (EVERY_ROUTE, "test_lessons.py::test_a_lesson_that_is_not_there_is_refused"),
    "POST /api/records": (
        EVERY_ROUTE,
        BODIES,
        "hostile/test_bad_bodies.py::test_a_record_longer_than_any_game_is_refused_before_it_is_played",
    ),
    "POST /api/tables/{table}/invitation": (
        EVERY_ROUTE,
        "server/test_invitations.py::test_who_looks_at_a_link_changes_nothing",
        "server/test_invitations.py::test_without_a_key_nobody_learns_who_sits_there",
    ),
    "POST /api/tables/{table}/join": (EVERY_ROUTE, BODIES, WRONG_LINKS),
    "POST /api/codes": (
        EVERY_ROUTE,
        "server/test_join_codes.py::test_guessing_comes_to_an_end_and_the_right_code_is_no_exception",
    ),
    "socket /api/tables/{table}/socket": (
        FUZZ,
        "server/test_sockets.py::test_strangers_are_not_welcome",
        "server/test_sockets.py::test_a_page_from_elsewhere_may_not_play",
        "server/test_sockets.py::test_flooding_is_refused_and_then_shown_out",
        "server/test_endless_requests.py::test_what_is_no_message_has_an_end_on_a_socket_too",
    ),
    # finished games
    "GET /api/tables/{table}/games/{number:int}/record": (
        EVERY_ROUTE,
        "table/test_secrets.py::test_record_and_replay_come_only_at_the_end",
    ),
    "GET /api/tables/{table}/games/{number:int}/replay": (
        EVERY_ROUTE,
        "table/test_secrets.py::test_record_and_replay_come_only_at_the_end",
    ),
    "GET /api/tables/{table}/games/{number:int}/moments": (EVERY_ROUTE, WRONG_LINKS),
    "GET /api/tables/{table}/games/{number:int}/moments/told": (EVERY_ROUTE, WRONG_LINKS),
    # puzzles
    "GET /api/puzzles": (EVERY_ROUTE,),
    "GET /api/puzzles/day/{day}": (EVERY_ROUTE,),
    "GET /api/puzzles/{game}/{puzzle}": (
        EVERY_ROUTE,
        "puzzles/test_puzzle_view.py::test_neither_seed_nor_answer_is_told",
    ),
    "GET /api/puzzles/{game}/{puzzle}/solution": (
        EVERY_ROUTE,
        "server/test_puzzles.py::test_what_is_not_there_is_refused",
    ),
    "POST /api/puzzles/{game}/{puzzle}/try": (
        EVERY_ROUTE,
        "server/test_puzzles.py::test_a_try_that_is_none_is_refused",
    ),
    # family cards
    "GET /api/cards/{place}": (
        EVERY_ROUTE,
        "server/test_family_cards.py::test_only_sealed_bytes_at_a_real_place_are_kept",
    ),
    "PUT /api/cards/{place}": (
        EVERY_ROUTE,
        "server/test_family_cards.py::test_only_sealed_bytes_at_a_real_place_are_kept",
        "server/test_family_cards.py::test_a_house_keeps_so_many_cards_whoever_makes_them",
    ),
    "DELETE /api/cards/{place}": (
        EVERY_ROUTE,
        "hostile/test_openapi.py::test_a_request_without_a_body_needs_no_content_type",
    ),
    # turn notices
    "GET /api/bell": (EVERY_ROUTE,),
    "PUT /api/tables/{table}/bell": (
        EVERY_ROUTE,
        NOTICES,
        "hostile/test_notice_doors.py::test_an_endpoint_with_two_meanings_is_refused_in_words",
    ),
    "POST /api/tables/{table}/bell/off": (EVERY_ROUTE,),
    "POST /api/tables/{table}/bell/trial": (EVERY_ROUTE, NOTICES),
    "PUT /api/tables/{table}/hook": (EVERY_ROUTE, NOTICES),
    "POST /api/tables/{table}/hook/off": (EVERY_ROUTE,),
    "POST /api/tables/{table}/hook/trial": (
        EVERY_ROUTE,
        NOTICES,
        "server/test_webhooks.py::test_an_address_asks_for_so_many_calls_and_no_more",
    ),
    # administration
    "GET /api/admin/house": (EVERY_ROUTE, NO_TOKEN),
    "GET /api/admin/tables": (EVERY_ROUTE, NO_TOKEN),
    "GET /api/admin/tables/{table}": (EVERY_ROUTE, NO_TOKEN),
    "GET /api/admin/tables/{table}/games/{number:int}": (EVERY_ROUTE, NO_TOKEN),
    "POST /api/admin/tables/{table}/close": (EVERY_ROUTE, NO_TOKEN),
    "POST /api/admin/bans": (EVERY_ROUTE, NO_TOKEN, "server/test_admin.py::test_nobody_locks_themselves_out"),
    "POST /api/admin/bans/lift": (EVERY_ROUTE, NO_TOKEN),
    "DELETE /api/admin/tables/{table}": (EVERY_ROUTE, NO_TOKEN),
    # monitoring, descriptions and the client's own files
    "GET /health": (
        EVERY_ROUTE,
        "server/test_rate_and_connection_limits.py::test_health_is_told_under_many_half_requests",
    ),
    "GET /ready": (EVERY_ROUTE, "server/test_ready.py::test_whoever_asks_all_the_time_does_not_keep_the_disk_busy"),
    "GET /schema/openapi.json": (EVERY_ROUTE,),
    "GET /{path:path}": (EVERY_ROUTE, "server/test_http.py::test_pages_keep_strangers_out"),
}

MESSAGES: dict[str, tuple[str, ...]] = {
    "message hello": (
        EVERY_MESSAGE,
        "server/test_sockets.py::test_strangers_are_not_welcome",
        "hostile/test_bad_bodies.py::test_a_deep_hello_is_refused",
    ),
    "message ping": (EVERY_MESSAGE, FUZZ),
    # the game
    "message move": (EVERY_MESSAGE, FUZZ, "table/test_moves.py::test_a_move_that_is_not_done_is_refused"),
    "message undo": (EVERY_MESSAGE, FUZZ, "table/test_undo.py::test_nobody_else_can_take_my_move_back"),
    "message consent": (EVERY_MESSAGE, FUZZ, "table/test_undo.py::test_who_is_not_asked_cannot_agree"),
    "message rematch": (EVERY_MESSAGE, FUZZ, "table/test_rematch.py::test_an_onlooker_cannot_offer_a_rematch"),
    "message hold": (EVERY_MESSAGE, "server/test_beats.py::test_nonsense_of_hands_is_refused"),
    "message pace": (EVERY_MESSAGE, "server/test_beats.py::test_a_table_may_do_without_slow_speed_and_pause"),
    "message hurry": (EVERY_MESSAGE, "server/test_hurry.py::test_who_does_not_play_hurries_nobody"),
    # seats
    "message claim": (EVERY_MESSAGE, FUZZ, "hostile/test_figures.py::test_no_figure_of_a_guest_breaks_a_table"),
    "message rename": (EVERY_MESSAGE, FUZZ, "table/test_names.py::test_nobody_is_called_like_somebody_else"),
    "message release": (EVERY_MESSAGE, FUZZ),
    "message bot": (EVERY_MESSAGE, FUZZ),
    "message take_back": (
        EVERY_MESSAGE,
        FUZZ,
        "table/test_winning_back.py::test_nobody_takes_the_seat_of_somebody_who_is_back",
    ),
    "message offer": (EVERY_MESSAGE, FUZZ, "table/test_offers.py::test_who_holds_the_seat_sees_it_and_nobody_else"),
    "message withdraw": (EVERY_MESSAGE, "table/test_offers.py::test_who_holds_the_seat_sees_it_and_nobody_else"),
    # the table
    "message invite": (EVERY_MESSAGE, GUEST),
    "message close": (EVERY_MESSAGE, GUEST),
    "message free": (EVERY_MESSAGE, GUEST),
    "message remove": (EVERY_MESSAGE, GUEST),
    "message name_table": (EVERY_MESSAGE,),
    "message clock": (EVERY_MESSAGE, "table/test_gentle_clock.py::test_a_name_for_the_table_gives_nobody_more_time"),
    "message leave": (EVERY_MESSAGE, "table/test_leaving.py::test_nobody_waits_for_the_consent_of_somebody_who_left"),
    "message forget": (EVERY_MESSAGE, "server/test_deletion.py::test_everybody_has_to_agree"),
    "message keep": (EVERY_MESSAGE, "server/test_deletion.py::test_everybody_has_to_agree"),
    # words and questions
    "message phrase": (EVERY_MESSAGE, FUZZ, "server/test_calls.py::test_a_call_of_another_game_is_not_understood"),
    "message hint": (EVERY_MESSAGE, "server/test_rate_and_connection_limits.py::test_hints_have_their_limit_too"),
    "message log": (EVERY_MESSAGE, FUZZ),
    "message describe": (EVERY_MESSAGE, FUZZ, "server/test_described_frames.py::test_an_onlooker_is_told_no_secret"),
    "message code": (
        EVERY_MESSAGE,
        "server/test_join_codes.py::test_a_closed_table_shows_no_code_and_lets_nobody_in_by_one",
    ),
    "message record": (EVERY_MESSAGE, "table/test_secrets.py::test_record_and_replay_come_only_at_the_end"),
}

COMMANDS: dict[str, tuple[str, ...]] = {
    "command serve": (
        EVERY_COMMAND,
        MISTAKE,
        "server/test_settings.py::test_wrong_values_are_refused_before_anything_is_served",
    ),
    "command backup": (EVERY_COMMAND, "server/test_backup.py::test_what_is_not_there_is_said_and_not_made"),
    "command restore": (EVERY_COMMAND, "server/test_backup.py::test_a_damaged_backup_is_refused"),
    "command tables list": (EVERY_COMMAND, "hostile/test_printed_names.py::test_the_tables"),
    "command tables show": (EVERY_COMMAND, "server/test_admin.py::test_the_command_says_what_is_wrong"),
    "command tables close": (EVERY_COMMAND, "server/test_admin.py::test_the_command_says_what_is_wrong"),
    "command tables delete": (EVERY_COMMAND, "server/test_admin.py::test_the_command_says_what_is_wrong"),
    "command tables export": (
        EVERY_COMMAND,
        "server/test_admin.py::test_what_could_not_be_exported_is_said_and_not_audited",
    ),
    "command play": (EVERY_COMMAND, MISTAKE),
    "command replay": (EVERY_COMMAND, MISTAKE, "hostile/test_printed_names.py::test_a_replay"),
    "command new-game": (
        EVERY_COMMAND,
        "new_game/test_new_game.py::test_a_bad_name_is_refused_in_one_sentence",
        "new_game/test_new_game.py::test_what_is_there_is_never_written_over",
    ),
    "command sim": (EVERY_COMMAND,),
    "command tournament": (EVERY_COMMAND, "lab/test_tournament.py::test_wrong_numbers_are_refused_in_words"),
    "command strength": (EVERY_COMMAND, "lab/test_strength.py::test_what_cannot_be_compared_is_refused_in_words"),
    "command ladder": (EVERY_COMMAND, "lab/test_resume_file.py::test_a_file_of_another_version_is_refused"),
    "command baseline": (EVERY_COMMAND,),
    "command balance": (EVERY_COMMAND,),
    "command dataset make": (EVERY_COMMAND,),
    "command solve": (EVERY_COMMAND,),
    "command puzzles make": (EVERY_COMMAND,),
    "command puzzles check": (EVERY_COMMAND,),
    "command perft": (EVERY_COMMAND, MISTAKE),
    "command check": (
        EVERY_COMMAND,
        "games/monster_baby_rescue/test_own_file.py::test_a_file_that_is_not_there_and_one_that_is_no_text",
    ),
    "command bench": (EVERY_COMMAND,),
    "command mcp": (EVERY_COMMAND,),
    "command agents": (EVERY_COMMAND, "hostile/test_agents.py::test_what_is_no_command_is_told"),
    "command load": (EVERY_COMMAND, "load/test_load.py::test_no_server_is_one_sentence"),
    # what a language model asks through `homeward mcp`
    "tool look": ("agents/test_mcp.py::test_an_agent_learns_nothing_it_may_not_know",),
    "tool legal_moves": ("agents/test_mcp.py::test_an_agent_learns_nothing_it_may_not_know",),
    "tool log": ("agents/test_mcp.py::test_what_is_seen_for_a_moment_is_not_told_again",),
    "tool play": (MOVES,),
    "tool why_not": (MOVES,),
}

ADDRESSES: dict[str, tuple[str, ...]] = {
    "address routing/fragment.ts": (
        LINKS,
        "web/src/routing/fragment.test.ts::a fragment is read whatever somebody wrote",
    ),
    "address routing/router.ts": (LINKS, "web/src/routing/router.test.ts::a broken escape is taken as it stands"),
    "address main.ts": (LINKS, "web/src/routing/router.test.ts::a broken escape is taken as it stands"),
    "address App.svelte": (LINKS, "web/src/routing/router.test.ts::a broken escape is taken as it stands"),
    "address pages/GalleryPage.svelte": (LINKS,),
    "address pages/TablePage.svelte": (LINKS, "browser/test_devices.py::test_a_wrong_link_says_so"),
    "address pages/ReplayPage.svelte": (LINKS,),
    "address pages/RulesPage.svelte": (LINKS,),
    "address pages/card/FamilyCardPage.svelte": (
        LINKS,
        "browser/test_card.py::test_a_link_with_a_card_replaces_no_card",
    ),
    "address pages/join/JoinPage.svelte": (LINKS,),
    "address table/manage/transfer.ts": (
        LINKS,
        "web/src/table/manage/transfer.test.ts::a torn link is said to be one",
    ),
    "address rules/from_table.ts": (LINKS,),
    "address installed/strategy.ts": (
        "web/src/installed/strategy.test.ts::what only looks like a file of the build is left alone",
        "web/src/installed/service_worker.test.ts::what the server answers to the program passes by",
    ),
    "address installed/service_worker.ts": (
        "web/src/installed/service_worker.test.ts::other messages store nothing",
        "web/src/installed/service_worker.test.ts::the language is no file that a page could be given",
    ),
}

FILES: dict[str, tuple[str, ...]] = {
    "file record.py": (
        "hostile/test_files.py::test_what_is_no_file_is_told_in_words",
        "engine/test_records.py::test_a_file_that_is_no_record",
        "engine/test_records.py::test_a_damaged_record_says_what_is_wrong",
    ),
    "file games/spelling.py": (
        "hostile/test_files.py::test_what_is_no_file_is_told_in_words",
        "games/monster_baby_rescue/test_own_file.py::test_a_file_that_is_not_there_and_one_that_is_no_text",
        "engine/test_toml_text.py::test_a_game_tells_a_hostile_file_in_a_sentence",
    ),
    "file lab/check_file.py": (
        "hostile/test_files.py::test_what_is_no_file_is_told_in_words",
        "games/monster_baby_rescue/test_own_file.py::test_a_wrong_file_is_one_sentence",
    ),
    "file lab/running/resume_file.py": (
        "hostile/test_files.py::test_a_file_to_go_on_from_is_whole_or_refused",
        "lab/test_resume_file.py::test_a_file_of_another_version_is_refused",
    ),
    "file server/admin/admin_token.py": (
        "hostile/test_files.py::test_a_token_is_read_from_a_small_text_file_only",
        "server/test_admin.py::test_a_token_that_can_be_guessed_is_refused",
        "server/test_admin.py::test_a_token_file_that_others_can_read_is_pointed_out",
    ),
    "file server/storage/sqlite/sqlite_database.py": (
        "server/test_storage.py::test_a_damaged_file_is_not_opened",
        "server/test_storage.py::test_a_file_that_is_no_database_is_refused",
        "server/test_backup.py::test_a_backup_with_a_broken_page_is_not",
    ),
    "file server/storage/sqlite/sqlite_files.py": (
        "server/test_sqlite_files.py::test_a_log_without_its_database_is_left_alone",
        "server/test_backup.py::test_a_write_ahead_log_of_another_database_does_not_get_into_a_restored_one",
    ),
    "file server/storage/sqlite/file_watch.py": (
        "server/test_sqlite_files.py::test_an_old_copy_laid_over_the_database_is_noticed",
        "server/test_sqlite_files.py::test_an_emptied_database_is_noticed",
    ),
    "file server/storage/sqlite/last_versions.py": (
        "server/test_last_versions.py::test_a_slot_that_cannot_be_read_is_used_again",
        "server/test_last_versions.py::test_wherever_the_log_is_damaged_every_loss_is_known",
    ),
    "file server/storage/sqlite/working_copy.py": (
        "server/test_backup.py::test_a_damaged_backup_is_refused",
        "server/test_backup.py::test_what_is_in_the_write_ahead_log_only_comes_along",
    ),
    "file new_game/write_game.py": (
        "new_game/test_new_game.py::test_a_list_that_is_written_in_another_way_is_left_alone",
    ),
    # picked by people in a browser
    "pick pages/setup/options/OwnFile.svelte": (
        "hostile/test_bad_bodies.py::test_no_file_breaks_the_server",
        "browser/test_pets_rescue.py::test_an_unusual_file_is_told_so_and_played_with",
    ),
    "pick pages/join/JoinPage.svelte": (
        "server/test_http.py::test_a_bad_record_is_refused",
        "page/test_page_house.py::test_whatever_a_record_says_of_bots_somebody_plays",
    ),
    "pick pages/voices/OpenVoice.svelte": (
        "browser/test_voices.py::test_a_file_that_is_no_voice_changes_nothing",
        "browser/test_voices.py::test_a_voice_goes_to_another_device_as_a_file_and_is_deleted",
    ),
    "pick games/wombat_rescue/Editor.svelte": (
        "web/src/games/wombat_rescue/layout.test.ts::what is no board is refused or read as far as it can be",
    ),
    # JSON in a browser, from a link, a card, or what was stored there
    "json backend/my_tables.ts": (
        "web/src/backend/my_tables.test.ts::what was stored is believed only if it can be true",
    ),
    "json family/card_content.ts": (
        "web/src/family/family_card.test.ts::what is on a card is believed only as far as it can be true",
    ),
    "json games/wombat_rescue/layout.ts": (
        "web/src/games/wombat_rescue/layout.test.ts::what is no board is refused or read as far as it can be",
    ),
    "json puzzles/progress.svelte.ts": ("web/src/puzzles/progress.test.ts::what cannot be read is forgotten",),
    "json rules/from_table.ts": ("web/src/rules/from_table.test.ts::what cannot be read is no view",),
    "json table/manage/transfer.ts": ("web/src/table/manage/transfer.test.ts::a torn link is said to be one",),
    "json table/sent_moves.svelte.ts": ("web/src/table/sent_moves.test.ts::what is not a move of ours is not sent",),
    "json voices/voice_file.ts": (
        "web/src/voices/voice_file.test.ts::what is no voice is refused",
        "web/src/voices/voice_file.test.ts::wherever a file is cut off it is refused",
        "web/src/voices/voice_file.test.ts::a file larger than any voice is refused before it is read",
    ),
    "json backend/api.ts": ("web/src/backend/api.test.ts::an answer that is not of this house is as good as none",),
    # what another page of this address says
    "channel local/table_worker.ts": ("page/test_page_house.py::test_nonsense_from_another_tab_breaks_no_table",),
}

CALLS: dict[str, tuple[str, ...]] = {
    "call server/outgoing/outgoing_client.py": (
        "hostile/test_outgoing_client.py::test_however_it_is_written_nobody_gets_inside",
        "hostile/test_outgoing_client.py::test_whatever_it_answers_does_no_harm",
        "hostile/test_outgoing_client.py::test_who_never_comes_to_an_end_is_left",
        "hostile/test_outgoing_client.py::test_nobody_is_followed",
        "hostile/test_slow_handshakes.py::test_a_slow_handshake_costs_the_event_loop_nothing",
    ),
    "call server/outgoing/name_lookups.py": (
        "hostile/test_outgoing_client.py::test_a_name_that_leads_inside_is_not_called",
        "hostile/test_outgoing_client.py::test_a_name_server_that_never_answers_delays_nobody_else",
        "hostile/test_outgoing_client.py::test_a_lookup_that_fails_gives_its_place_back",
    ),
    "call server/process/redis_channel.py": (
        "server/test_redis_channel.py::test_a_cancellation_that_redis_swallows_does_not_keep_the_house_open",
        "server/test_many_processes.py::test_a_table_goes_on_while_redis_is_away",
        "page/test_page_house.py::test_nonsense_from_another_tab_breaks_no_table",
    ),
    "call server/storage/postgres_database.py": (
        "server/test_many_processes.py::test_a_table_goes_on_after_postgresql_was_restarted",
    ),
    "call server/process/opentelemetry.py": (
        "server/test_tracing.py::test_a_collector_that_answers_nonsense_disturbs_nobody",
    ),
    "call server/admin/admin_clients.py": ("server/test_admin.py::test_the_command_says_what_is_wrong",),
    "call agents/agent_program.py": (
        "hostile/test_agents.py::test_answers_that_are_nonsense_are_refused",
        "hostile/test_agents.py::test_who_never_answers_loses_in_time",
        "hostile/test_agents.py::test_nothing_that_it_started_is_left",
    ),
    "call agents/server_table.py": (
        "agents/test_server_table.py::test_a_table_without_an_open_seat_and_a_wrong_link_are_told",
    ),
    "call client/http_client.py": ("load/test_load.py::test_no_server_is_one_sentence",),
    "call client/device.py": ("load/test_load.py::test_no_server_is_one_sentence",),
    "call lab/running/ray_cluster.py": ("lab/test_ray.py::test_no_cluster_is_one_sentence",),
}

INPUTS: dict[str, tuple[str, ...]] = {
    "input terminal/play_command.py": ("hostile/test_standard_input.py::test_no_line_ends_a_game_or_moves",),
    "input server/admin/admin_command.py": ("hostile/test_standard_input.py::test_only_a_yes_deletes_a_table",),
    "input agents/mcp_server.py": (
        "hostile/test_standard_input.py::test_a_language_model_that_speaks_nonsense_gets_no_stack_trace",
    ),
}

LISTENERS: dict[str, tuple[str, ...]] = {
    "listen server/process/prometheus_metrics.py": (
        "server/test_metrics.py::test_nonsense_at_their_port_breaks_nothing_and_learns_nothing",
    ),
}

ATTACKERS = ROUTES | MESSAGES | COMMANDS | ADDRESSES | FILES | CALLS | INPUTS | LISTENERS

NO_DOORS = {
    # links and addresses of our own
    "address backend/address_for_others.ts": "takes apart a link that this page has made",
    "address backend/api.ts": "writes the query of a request",
    "address local/bot_worker_client.ts": "the address of a worker's file",
    "address local/page_backend.ts": "the address of a worker's file",
    "address local/python.ts": "the address of a file of the site",
    "address table/invite/ShowCode.svelte": "takes apart a link that this page has made",
    # JSON of our own
    "json assert.ts": "defines `parseJson`; who calls it has a line of its own",
    "json backend/session.ts": "messages of the page's own server",
    "json local/python_packs.ts": "files of the site, built with it",
    "json local/store.ts": "from Python in the page's own worker",
    "json pages/RulesPage.svelte": "examples, built with the client",
    # files of the package, which whoever can change them needs no door for
    "file catalogue/locale_rules.py": "a file of the package",
    "file catalogue/po_files.py": "files of the package",
    "file engine/files/components.py": "a file of a game's folder",
    "file engine/files/lessons.py": "a file of a game's folder",
    "file puzzles/puzzle_files.py": "files of a game's folder",
    "file server/http/static_files.py": "the built client, read once at the start",
    "file testkit/golden.py": "golden games of our own tests",
    "file testkit/rule_ids.py": "rule ids of our own tests",
    # what the system or a process of our own has written
    "file client/server_process.py": "how much memory the kernel says a server has",
    "file lab/speed/bench.py": "this program's own sources",
    "file server/admin/server_admin.py": "how much memory the kernel says this process has",
    "file load/boardgame_io.py": "the log of a server that it has started",
    "file page/bot_worker.py": "a pickle of the page's own other worker",
    # ports whose routes have lines of their own
    "listen server/process/run_server.py": "the port of all routes",
    # processes and connections that only this machine's user starts
    "call client/server_process.py": "starts a server for tests and measurements",
    "call lab/speed/bench.py": "starts this program with another build",
    "call load/boardgame_io.py": "installs and starts the server to be compared with",
    "call server/http/network_address.py": "asks the kernel for a route, and sends nothing",
    "call server/process/serve_command.py": "asks this server whether it is up, then opens a browser",
    "call server/storage/sqlite/temp_cleanup.py": "starts a process that removes a temporary file",
    "input server/storage/sqlite/temp_cleanup.py": "the end of the process that started it",
}
