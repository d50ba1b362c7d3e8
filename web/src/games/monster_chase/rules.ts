import type { Rules } from '../board';

export default {
  goal: 'A child would like to sleep, but monsters keep creeping out from under the bed. Each of them is afraid of one toy. Find the right toys together and chase every monster into the closet.',
  sections: [
    {
      title: 'Before you begin',
      rules: [
        {
          ids: ['MC-03', 'MC-06'],
          text: 'Choose how many monsters hide under the bed: 10, 15 or 20. The others are not in this game. The closet stands aside, empty.',
        },
        { ids: ['MC-04'], text: 'Ten toys lie face down around the bed. Nobody knows which toy sleeps where.' },
        {
          ids: ['MC-05', 'MC-07', 'MC-09'],
          text: 'The night windows are dark. The first monster is already out, on the north side. The bed has four sides, and each has room for one monster.',
        },
      ],
    },
    {
      title: 'Your turn',
      rules: [
        {
          ids: ['MC-10', 'MC-R28'],
          text: 'Whoever is least afraid of monsters begins; if you cannot agree, chance decides. When you play once more, the next player begins.',
        },
        { ids: ['MC-11'], text: 'The bubble beside a monster shows the one toy it fears.' },
        { ids: ['MC-12', 'MC-R30'], text: 'Turn over one sleeping tile. You cannot pass.' },
        {
          ids: ['MC-13', 'MC-R1'],
          text: 'Does a monster at the bed fear that toy? Call “Shoo, into the closet!”, all of you if you like, and off it runs. If two monsters fear it, both run (or, if you chose so, only the one who has been there longer).',
        },
        { ids: ['MC-14', 'MC-R9'], text: 'If nobody is left at the bed, the next monster creeps out.' },
        {
          ids: ['MC-16', 'MC-R2'],
          text: 'Does nobody fear it? Then a window lights up. Catching a monster never puts a window out.',
        },
        {
          ids: ['MC-17', 'MC-18', 'MC-20', 'MC-R8'],
          text: 'When the last window of a round is lit, a new monster comes to the first free side: north, south, east, west. Then the windows start again.',
        },
        {
          ids: ['MC-15', 'MC-19', 'MC-10'],
          text: 'Either way the tile goes back to sleep in its place, and the next player has a turn. So watch closely and remember!',
        },
        { ids: ['MC-R29'], text: 'Talking and pointing is fine. Taking notes is not.' },
      ],
    },
    {
      title: 'How it ends',
      rules: [
        { ids: ['MC-01', 'MC-02', 'MC-21', 'MC-R3'], text: 'Every monster is in the closet: you all win, at once.' },
        { ids: ['MC-22', 'MC-R7'], text: 'Monsters stand on all four sides of the bed: the monsters win.' },
        {
          ids: ['MC-23', 'MC-R4'],
          text: 'Nobody is left under the bed, and the last window of a round is lit: the monsters win too. So the end game leaves you only a few misses.',
        },
      ],
    },
    {
      title: 'Easy, for the very young',
      rules: [
        {
          ids: ['MC-24', 'MC-25', 'MC-R33'],
          text: 'There are no windows. A wrong toy does no harm, only one monster is out at a time, and you always win in the end.',
        },
        {
          ids: ['MC-26', 'MC-27', 'MC-R31'],
          text: 'As a race: whoever finds the right toy keeps the monster. Most monsters win; equal numbers share the win.',
        },
        {
          ids: ['MC-R29'],
          text: 'Open memory goes with every game: toys that have been seen stay visible on their tiles.',
        },
      ],
    },
    {
      title: 'Monsters in a pack',
      rules: [
        {
          ids: ['MC-28', 'MC-29', 'MC-R10'],
          text: 'All monsters at the bed must be chased away together. A right toy stays up and you go on, in the same turn, with the next one.',
        },
        { ids: ['MC-30', 'MC-R12'], text: 'When the toys of all monsters at the bed are up, the whole pack runs.' },
        {
          ids: ['MC-31', 'MC-R14'],
          text: 'One wrong toy, and all toys go back to sleep. Nobody leaves, and a window lights up.',
        },
      ],
    },
    {
      title: 'Sock and sheet monster',
      rules: [
        {
          ids: ['MC-32', 'MC-R15'],
          text: 'Two more tiles are mixed in: a smelly sock and a monster under a sheet. From behind they look like all the others.',
        },
        {
          ids: ['MC-33', 'MC-R18', 'MC-R19'],
          text: 'The first of them that anybody turns over does nothing at all. After that, both always do what they do.',
        },
        {
          ids: ['MC-35', 'MC-36', 'MC-R20'],
          text: 'The sock: a window lights up, and the sock changes places with another sleeping tile that you choose.',
        },
        {
          ids: ['MC-37', 'MC-38', 'MC-R22'],
          text: 'The sheet monster: all remaining windows of the round light up at once, and a monster comes out.',
        },
      ],
    },
    {
      title: 'Fearless hunters',
      rules: [
        {
          ids: ['MC-39', 'MC-R26', 'MC-R42'],
          text: 'Before the first turn the ten toys lie open for ten seconds. Look well; whoever begins may say “ready” sooner. Sock and sheet monster stay face down.',
        },
        { ids: ['MC-40'], text: 'There are only two windows: two misses, not three, bring a new monster.' },
        {
          ids: ['MC-R16', 'MC-R17'],
          text: 'Pack, sock and sheet, and fearless may be mixed as you like, but not with the easy games.',
        },
      ],
    },
  ],
} satisfies Rules;
