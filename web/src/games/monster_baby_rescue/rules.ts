import type { Rules } from '../board';

export default {
  goal: 'A portal has opened and five baby monsters have tumbled out, muddy and sad. Each of you takes one in. Wash it, play with it, let it sleep well; every bit of care costs time. The monster that was cared for best goes home the happiest.',
  sections: [
    {
      title: 'Before you begin',
      rules: [
        {
          ids: ['MBR-01', 'MBR-13', 'MBR-R28'],
          text: 'Two to five of you play. Everybody gets a different baby. Its head, torso and legs all start at level 1: very muddy.',
        },
        {
          ids: ['MBR-03', 'MBR-04', 'MBR-05', 'MBR-06', 'MBR-07', 'MBR-R30'],
          text: 'Some tiles are only for bigger rounds: with two players 32 tiles are in the game, with three 44, with four 56, with five all 68. They are shuffled into a pile.',
        },
        {
          ids: ['MBR-08', 'MBR-09', 'MBR-10', 'MBR-R11'],
          text: 'Six tiles lie open in a row. Just this once they are sorted: no hearts at the cheap end, two hearts at the dear end. A heart that waits for a diamond counts as none.',
        },
        {
          ids: ['MBR-11', 'MBR-12'],
          text: 'Ten goals and four final tiles lie open, each with one of its two sides up.',
        },
        {
          ids: ['MBR-14', 'MBR-R23'],
          text: 'The figures stand at the River in a random order. Whoever stands furthest back begins.',
        },
        { ids: ['MBR-16'], text: 'Six red and six green diamonds wait to be taken.' },
      ],
    },
    {
      title: 'Whose turn is it?',
      rules: [
        {
          ids: ['MBR-18', 'MBR-19', 'MBR-17'],
          text: 'Always the figure that is last on the track. At one place, the one that came first is further back.',
        },
        {
          ids: ['MBR-20'],
          text: 'If you are still last after your turn, you play again. Cheap tiles can give you two turns in a row.',
        },
        {
          ids: ['MBR-21', 'MBR-22', 'MBR-R35'],
          text: 'Coming to a place, your figure takes the first free rock, ahead of everybody already there, and keeps it.',
        },
        {
          ids: ['MBR-15', 'MBR-23', 'MBR-24', 'MBR-R25'],
          text: 'The forbidden path always lies behind the last figure. Nobody is ever overtaken by a whole round.',
        },
      ],
    },
    {
      title: 'Your turn',
      rules: [
        {
          ids: ['MBR-25', 'MBR-26', 'MBR-R1', 'MBR-R22'],
          text: 'Take one of the six tiles and walk as many places as the number above it says: 2, 2, 3, 3, 4, 4. You cannot pass.',
        },
        {
          ids: ['MBR-27', 'MBR-28', 'MBR-45'],
          text: 'The tile does what it shows, at once. Then it stays with you, and its hearts count at the end.',
        },
        {
          ids: ['MBR-29', 'MBR-46', 'MBR-47', 'MBR-48', 'MBR-R9'],
          text: 'Do you now meet a goal that nobody has? Take it, or several at once. Nobody else can have it any more.',
        },
        {
          ids: ['MBR-30', 'MBR-31', 'MBR-32'],
          text: 'The tiles above the gap slide down and get cheaper, and a new one comes in at the dear end. The row is never sorted again.',
        },
      ],
    },
    {
      title: 'What the tiles do',
      rules: [
        {
          ids: ['MBR-33', 'MBR-34', 'MBR-35', 'MBR-36'],
          text: 'A wash lifts one part by a level, up to level 4. You may take one for a part that is as clean as can be: then only its hearts count.',
        },
        { ids: ['MBR-37', 'MBR-R13'], text: 'A piece of soap lifts a part of your choice that is not yet at level 4.' },
        {
          ids: ['MBR-38', 'MBR-39', 'MBR-R14'],
          text: 'Diamonds: take as many as the tile shows. Where it shows both colours, take one of either.',
        },
        {
          ids: ['MBR-40', 'MBR-59', 'MBR-60', 'MBR-R15'],
          text: 'A heart with a diamond on it counts only if you have a diamond of that colour for it. This is done for you at the end, in the best way.',
        },
        { ids: ['MBR-41', 'MBR-42', 'MBR-43'], text: 'Ladders add rungs, beds add beds, the healer adds a visit.' },
        {
          ids: ['MBR-44', 'MBR-62'],
          text: 'A dream is what your monster wants. It gives points at the end for what you have of it.',
        },
      ],
    },
    {
      title: 'How it ends',
      rules: [
        {
          ids: ['MBR-51', 'MBR-52', 'MBR-R27'],
          text: 'When the last tile of the pile comes into the row, everybody has exactly one more turn, also whoever brought it there.',
        },
        {
          ids: ['MBR-53', 'MBR-54', 'MBR-55', 'MBR-56', 'MBR-R36'],
          text: 'In track order, the last figure first. The tile is free, nobody walks, and the row keeps its gaps. Effects and goals work as ever.',
        },
        {
          ids: ['MBR-57', 'MBR-R39'],
          text: 'After that your figure goes home. When all have gone, the points are counted.',
        },
      ],
    },
    {
      title: 'Counting points',
      rules: [
        {
          ids: ['MBR-58', 'MBR-59'],
          text: 'First, one point for each heart on your tiles, and for each waiting heart that has its diamond.',
        },
        {
          ids: ['MBR-61', 'MBR-49', 'MBR-50'],
          text: 'Second, your goals, as many points as they show. Goals nobody met are worth nothing.',
        },
        {
          ids: ['MBR-62'],
          text: 'Third, your dreams: one point per rung, per two diamonds, per two beds, or per level of a part.',
        },
        {
          ids: ['MBR-63', 'MBR-R16'],
          text: 'Fourth, 3 points for each line of one play tile and two bed tiles. Tiles count here, not rungs and beds.',
        },
        { ids: ['MBR-64', 'MBR-81'], text: 'Fifth, healer visits times goals.' },
        {
          ids: ['MBR-65', 'MBR-66'],
          text: 'Sixth, the four final tiles, for everybody. Diamonds you used for hearts still count here.',
        },
        { ids: ['MBR-78', 'MBR-R21', 'MBR-R32'], text: 'Most points win. Equal points share the win.' },
      ],
    },
    {
      title: 'The final tiles',
      rules: [
        {
          ids: ['MBR-67', 'MBR-68'],
          text: 'Clean all over: your lowest part at level 2, 3 or 4 gives 4, 8 or 12 points. With a part still at level 1 there is nothing but 3 points lost for each such part.',
        },
        {
          ids: ['MBR-65', 'MBR-R6'],
          text: 'Every part counts: 4 points for a part at level 4, 2 at level 3, none at level 2, one lost at level 1.',
        },
        {
          ids: ['MBR-69', 'MBR-70', 'MBR-R4'],
          text: 'Longest ladders: 5, 3 and 2 points for most, second and third most rungs. On one side, no ladder at all costs a point.',
        },
        {
          ids: ['MBR-71', 'MBR-72', 'MBR-R20'],
          text: 'Diamonds: points by their number, or 3 for each pair of red and green (and one lost without any).',
        },
        {
          ids: ['MBR-73', 'MBR-R3', 'MBR-R6'],
          text: 'Beds: 6, 4 and 2 points for most, second and third most, or points by their number.',
        },
        {
          ids: ['MBR-74', 'MBR-75', 'MBR-76', 'MBR-R17', 'MBR-R18'],
          text: 'Who ties shares: add the prizes of the places you take together, divide, and forget the rest. Who has none takes no place.',
        },
      ],
    },
    {
      title: 'Your own tiles',
      rules: [
        {
          ids: ['MBR-R1', 'MBR-R7'],
          text: 'The rulebook fixes how many tiles there are and shows some of them; the others are our own design. If you own the printed game, you can write down its real tiles in a file and choose it when you set up the table.',
        },
      ],
    },
  ],
} satisfies Rules;
