// Icons: 24 x 24, in the colour of the text beside them.
import { keysOf } from '../assert';

const stroke = (d: string) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (d: string) => `<path d="${d}" fill="currentColor"/>`;

// prettier-ignore
export const icons = {
  undo: stroke('M9 6L4.5 10.5L9 15M5 10.5H14a5 5 0 0 1 0 10H11'),
  redo: stroke('M15 6l4.5 4.5L15 15M19 10.5H10a5 5 0 0 0 0 10h3'),
  hint: stroke('M9.5 18h5M10.5 21h3M12 3a6.2 6.2 0 0 0-3.8 11.1c.8.7 1.1 1.3 1.2 2.4h5.2c.1-1.1.4-1.7 1.2-2.4A6.2 6.2 0 0 0 12 3Z'),
  log: stroke('M6 3.5h9.5L19 7v13.5H6ZM9.5 10h6M9.5 13.5h6M9.5 17h4'),
  rules: stroke('M12 6.5C9.5 4.5 6 4.5 3.5 5.5v13c2.5-1 6-1 8.5 1c2.5-2 6-2 8.5-1v-13C18 4.5 14.5 4.5 12 6.5ZM12 6.5v13'),
  sound: stroke('M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'),
  moon: stroke('M20 14.5A8.3 8.3 0 0 1 9.5 4a8.3 8.3 0 1 0 10.5 10.5Z'),
  sun: stroke('M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4'),
  home: stroke('M4 11.5L12 4.5l8 7M6.5 10v9.5h11V10M10 19.5v-5h4v5'),
  menu: stroke('M4.5 7h15M4.5 12h15M4.5 17h15'),
  pencil: stroke('M4.5 19.5l1-4L16 5l3 3L8.5 18.5ZM13.5 7.5l3 3'),
  close: stroke('M6 6l12 12M18 6L6 18'),
  leave: stroke('M13.5 4.5H6v15h7.5M10.5 12h10M17 8.5l3.5 3.5L17 15.5'),
  bin: stroke('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 11v5M13.7 11v5'),
  check: stroke('M5 12.5l4.5 4.5L19 7.5'),
  people: stroke('M9 11a3.2 3.2 0 1 0 0-6.4a3.2 3.2 0 0 0 0 6.4ZM3 19.5a6 6 0 0 1 12 0M15.5 11a2.8 2.8 0 1 0-1-5.4M17 13.7a5.5 5.5 0 0 1 4 5.3'),
  bot: stroke('M6 9h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2ZM12 9V5.5M9 13.5v1M15 13.5v1'),
  link: stroke('M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17'),
  clock: stroke('M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16ZM12 8v4.5l3 2'),
  eye: stroke('M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6Z'),
  heart: fill('M12 20.5C2 13.5 4 4.5 9 5c1.5.1 2.5 1 3 2c.5-1 1.5-1.9 3-2c5-.5 7 8.5-3 15.5Z'),
  star: fill('M12 2.5l2.8 6l6.6.8l-4.9 4.5l1.3 6.5L12 17l-5.8 3.3l1.3-6.5L2.6 9.3l6.6-.8Z'),
  letters: stroke('M2.5 18.5L7.5 5.5L12.5 18.5M4.3 14H10.7M18 11.7a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 0 0 0-6.8ZM21.4 11.5V18.5'),
  pause: stroke('M8.5 5.5v13M15.5 5.5v13'),
  play: fill('M7 4.5v15l12.5-7.5Z'),
  paw: fill('M12 11.5c3 0 6 3.5 6 6.2c0 2-1.6 2.8-3.2 2.4c-1.9-.5-3.7-.5-5.6 0c-1.6.4-3.2-.4-3.2-2.4c0-2.7 3-6.2 6-6.2ZM5 8.5a2 2.5 0 1 0 .1 0ZM9.5 4.5a2 2.5 0 1 0 .1 0ZM14.5 4.5a2 2.5 0 1 0 .1 0ZM19 8.5a2 2.5 0 1 0 .1 0Z'),
  plus: stroke('M12 5v14M5 12h14'),
  more: fill('M5 9.7a2.3 2.3 0 1 0 .1 0ZM12 9.7a2.3 2.3 0 1 0 .1 0ZM19 9.7a2.3 2.3 0 1 0 .1 0Z'),
  minus: stroke('M5 12h14'),
  mute: stroke('M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5'),
  back: stroke('M19 12H5.5M11 5.5L4.5 12l6.5 6.5'),
  next: stroke('M5 12h13.5M13 5.5l6.5 6.5l-6.5 6.5'),
  up: stroke('M12 19V5.500M6 11l6-6l6 6'),
  down: stroke('M12 5v13.500M6 13l6 6l6-6'),
  grip: fill('M8 4.500h3v3H8ZM13 4.500h3v3h-3ZM8 10.500h3v3H8ZM13 10.500h3v3h-3ZM8 16.500h3v3H8ZM13 16.500h3v3h-3Z'),
  first: stroke('M18.5 6l-7 6l7 6M6 5.5v13'),
  last: stroke('M5.5 6l7 6l-7 6M18 5.5v13'),
  refusal: stroke('M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17ZM6.2 6.200l11.6 11.6'),
  auto: stroke('M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16Z') + fill('M12 4a8 8 0 0 1 0 16Z'),
  phone: stroke('M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15a1.5 1.5 0 0 1-1.5 1.5H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3ZM11 18h2'),
  qr: stroke('M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2M20 14v2h-2v4h-4v-2M20 20h0'),
  copy: stroke('M9 9h10.5v11.5H9ZM15 9V4H4.5v11.5H9'),
  share: stroke('M12 15V4M8 7.5L12 3.5l4 4M5 12.5v7.5h14v-7.5'),
  swap: stroke('M7 7.5h12M15.5 4l3.5 3.5l-3.5 3.5M17 16.5H5M8.5 13L5 16.5L8.5 20'),
  trophy: stroke('M8 4h8v6a4 4 0 0 1-8 0ZM8 5.5H4.5c0 4 1.5 5.5 4 5.5M16 5.5h3.5c0 4-1.5 5.5-4 5.5M12 14v4M8.5 20h7'),
  settings: stroke('M4 8h9M17 8h3M4 16h3M11 16h9M15 5.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5ZM9 13.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5Z'),
  globe: stroke('M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c-5 5-5 12 0 17c5-5 5-12 0-17'),
  aloud: stroke('M3.5 5.500h12v8.500h-5.500l-3.500 3.500v-3.500h-3ZM7 9.800h5M18.500 8.500a4.500 4.500 0 0 1 0 6.500M20.800 6a8 8 0 0 1 0 11.500'),
  tap: stroke('M9.500 13.500V5.200a1.600 1.600 0 0 1 3.200 0v5.800l4.800 1.200c1.300.4 1.900 1.400 1.700 2.700l-.9 5.600h-7.300L7 15.700a1.500 1.500 0 0 1 2.500-1.700M6.500 6.500l-1.500-1M8 3.300l-.7-1.500M5.600 9.500H4'),
  question: stroke('M8.5 9a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.3-1.7 2.5M12 18.5h0'),
  outward: stroke('M12 8V2.5M9 5l3-3l3 3M12 16v5.5M9 19l3 3l3-3M8 12H2.5M5 9l-3 3l3 3M16 12h5.5M19 9l3 3l-3 3'),
  rotate: stroke('M18.5 12a6.5 6.5 0 1 1-2-4.700M17 3.5v4h-4'),
};

export type IconName = keyof typeof icons;
export const ICON_NAMES = keysOf(icons);
