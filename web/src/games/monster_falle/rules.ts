import type { Rules } from '../board';

export default {
  goal: 'Monsters roam the mansion. Two of you, with two rails each, push a monster in its sack through the corridors and into the trap in the cellar, as often as you can before the sand has run through.',
  sections: [
    {
      title: 'Before you begin',
      rules: [
        {
          ids: ['MF-05', 'MF-R30'],
          text: 'Twelve monsters lie as chits on the twelve start places, shuffled anew for every game. There they stay.',
        },
        {
          ids: ['MF-04', 'MF-34', 'MF-R2'],
          text: 'The deck has six cards of every monster, face down. So the same monster may come again and again.',
        },
        {
          ids: ['MF-17', 'MF-18', 'MF-19', 'MF-R6'],
          text: 'With three or four players everybody plays in two teams: with the neighbour on the left and with the one on the right. The first two begin; then the teams take turns round the table.',
        },
        {
          ids: ['MF-13', 'MF-37', 'MF-41', 'MF-R20'],
          text: 'The teams share twelve eye chips. Every round costs one. When all are in the trap, the game is over.',
        },
        {
          ids: ['MF-20', 'MF-R8', 'MF-R32'],
          text: 'One of the two works the left and the right rail, the other the top and the bottom one, and they change from round to round. Before “go” both may agree to swap. Nobody touches the partner’s rails.',
        },
      ],
    },
    {
      title: 'A round',
      rules: [
        { ids: ['MF-23', 'MF-R1', 'MF-R34'], text: 'Three, two, one: the sand runs. It never stops for anything.' },
        {
          ids: ['MF-24', 'MF-25', 'MF-26', 'MF-R11'],
          text: 'When all four rails are back at the edge, the next card is turned up, and the sack stands on that monster’s chit half a second later.',
        },
        {
          ids: ['MF-06', 'MF-28', 'MF-R33'],
          text: 'A rail can only push: the left one to the right, the top one down. Two rails that press from both sides squeeze the sack. A resting rail of your partner gives way at corners; a pushing one does not.',
        },
        {
          ids: ['MF-29', 'MF-32', 'MF-33'],
          text: 'Down into the trap: the card is yours. Rails back to the edge, and on to the next one.',
        },
        {
          ids: ['MF-30', 'MF-R9', 'MF-R28'],
          text: 'Too fast, too hard against a wall, or squeezed: the wobble fills up and the sack topples. The monster runs back to its chit. Rails to the edge, and the same monster again.',
        },
        {
          ids: ['MF-35', 'MF-36', 'MF-R13', 'MF-R14'],
          text: 'When the sand is through, everything stops. A catch in the very last moment counts. A monster on its way does not; its card goes face up beside the deck.',
        },
        {
          ids: ['MF-40', 'MF-R15', 'MF-R16'],
          text: 'If the deck runs out, the face-up cards become the new deck; without any, a fresh set does.',
        },
      ],
    },
    {
      title: 'How it ends',
      rules: [
        {
          ids: ['MF-16', 'MF-42', 'MF-43'],
          text: 'Count the cards of every team: the best team may cheer. Then everybody adds the cards of both own teams, and the highest sum wins. If nobody has caught a single monster, nobody wins.',
        },
        {
          ids: ['MF-44', 'MF-45', 'MF-46', 'MF-R17', 'MF-R18'],
          text: 'A tie is shared, or, if you chose so, decided by the open eyes on the cards you won: 0, 2, 3 or 5.',
        },
      ],
    },
    {
      title: 'Two players',
      rules: [
        {
          ids: ['MF-47', 'MF-48', 'MF-49'],
          text: 'Everybody plays alone, with all four rails and a pile of one’s own, three rounds each.',
        },
        { ids: ['MF-50', 'MF-R19'], text: 'A round lasts two timers, one right after the other.' },
      ],
    },
    {
      title: 'Locations',
      rules: [
        {
          ids: ['MF-51', 'MF-53', 'MF-54', 'MF-56'],
          text: 'For experts: with every card comes a place in the mansion, such as the fridge or the bathtub. The sack must cross it first; then the way to the trap is free.',
        },
        {
          ids: ['MF-55', 'MF-R26'],
          text: 'Across means: in by one opening, out by the other, until the whole sack is clear of it. The thresholds light up.',
        },
        {
          ids: ['MF-R22', 'MF-R23'],
          text: 'Too early into the trap is an escape, and after an escape the place must be visited again.',
        },
        {
          ids: ['MF-R27'],
          text: 'As a handicap, only some seats play with locations: a team does if one of its two does.',
        },
      ],
    },
    {
      title: 'Younger children and practice',
      rules: [
        {
          ids: ['MF-58', 'MF-R21'],
          text: 'Four players may form two fixed teams, with six rounds each. The two of the team with more cards win together.',
        },
        {
          ids: ['MF-08'],
          text: 'Practice has no sand and no cards: put the sack on any chit and push. After every monster the next ones sit down at the rails, so everybody tries every rail. Whoever plays with locations practises with them.',
        },
        {
          ids: ['MF-R28'],
          text: 'A gentle sack is for six-year-olds: it stays up even if a hand lets go half a second too late. A tippy one is for experts.',
        },
        {
          ids: ['MF-R12', 'MF-R34'],
          text: 'A pause, half or quarter speed and step by step are there for everybody, unless you chose to do without them: then the sand stops only when somebody is gone.',
        },
      ],
    },
    {
      title: 'Hands',
      rules: [
        {
          ids: ['MF-07', 'MF-21'],
          text: 'Drag the round handles; every rail has one at both ends. Tap one twice and the rail goes home.',
        },
        {
          ids: ['MF-07'],
          text: 'Keys: Q and W move the left rail, E and R the right one, I and K the top one, O and L the bottom one. Shift is faster. A, P and space take rails home.',
        },
        {
          ids: ['MF-49'],
          text: 'Arrow keys, if the table allows them: the rail behind the sack pushes, the one ahead makes room.',
        },
        {
          ids: ['MF-20', 'MF-49'],
          text: 'A gamepad: sideways, the left stick moves the left rail and the right stick the right one; up and down, they move the top and the bottom rail. Whoever plays alone reaches all four so; in a team everybody takes a gamepad and moves two. The cross works like the arrow keys, a shoulder button is faster, A takes rails home.',
        },
      ],
    },
  ],
} satisfies Rules;
