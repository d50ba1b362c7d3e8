import type { Rules } from '../board';

export default {
  goal: 'monster-chase.rules.goal',
  sections: [
    {
      title: 'monster-chase.rules.before-you-begin',
      rules: [
        { ids: ['MC-03', 'MC-06'], text: 'monster-chase.rules.MC-03', piece: 'monster:M01' },
        { ids: ['MC-04'], text: 'monster-chase.rules.MC-04', piece: 'tile:1' },
        { ids: ['MC-05', 'MC-07', 'MC-09'], text: 'monster-chase.rules.MC-05', piece: 'windows' },
      ],
    },
    {
      title: 'monster-chase.rules.your-turn',
      rules: [
        { ids: ['MC-10', 'MC-R28'], text: 'monster-chase.rules.MC-10' },
        { ids: ['MC-11'], text: 'monster-chase.rules.MC-11', piece: 'toy:T01', quick: true },
        { ids: ['MC-12', 'MC-R30'], text: 'monster-chase.rules.MC-12', piece: 'tile:2', quick: true },
        {
          ids: ['MC-13', 'MC-R1', 'MC-R40', 'MC-R41'],
          text: 'monster-chase.rules.MC-13',
          piece: 'monster:M05',
          quick: true,
        },
        { ids: ['MC-14', 'MC-R9'], text: 'monster-chase.rules.MC-14', quick: true },
        { ids: ['MC-16', 'MC-R2'], text: 'monster-chase.rules.MC-16', piece: 'windows', quick: true },
        {
          ids: ['MC-17', 'MC-18', 'MC-20', 'MC-R8'],
          text: 'monster-chase.rules.MC-17',
          piece: 'side:north',
          quick: true,
        },
        { ids: ['MC-15', 'MC-19', 'MC-10'], text: 'monster-chase.rules.MC-15', piece: 'tile:3', quick: true },
        { ids: ['MC-R29', 'MC-R39'], text: 'monster-chase.rules.MC-R29' },
      ],
      examples: [{ name: 'hunt', title: 'monster-chase.example.hunt' }],
    },
    {
      title: 'monster-chase.rules.how-it-ends',
      rules: [
        {
          ids: ['MC-01', 'MC-02', 'MC-21', 'MC-R3', 'MC-R35'],
          text: 'monster-chase.rules.MC-01',
          piece: 'closet',
          quick: true,
        },
        { ids: ['MC-22', 'MC-R7'], text: 'monster-chase.rules.MC-22', piece: 'bed', quick: true },
        { ids: ['MC-23', 'MC-R4', 'MC-R5', 'MC-R6', 'MC-R23'], text: 'monster-chase.rules.MC-23', quick: true },
      ],
    },
    {
      title: 'monster-chase.rules.easy-for-the-very-young',
      rules: [
        { ids: ['MC-24', 'MC-25', 'MC-R33'], text: 'monster-chase.rules.MC-24', piece: 'monster:M03' },
        {
          ids: ['MC-26', 'MC-27', 'MC-R31', 'MC-R32', 'MC-R43'],
          text: 'monster-chase.rules.MC-26',
          piece: 'monster:M09',
        },
        { ids: ['MC-R29'], text: 'monster-chase.rules.MC-R29-2' },
      ],
    },
    {
      title: 'monster-chase.rules.monsters-in-a-pack',
      rules: [
        {
          ids: ['MC-28', 'MC-29', 'MC-R10', 'MC-R13'],
          text: 'monster-chase.rules.MC-28',
          piece: 'toy:T04',
          quick: true,
        },
        { ids: ['MC-30', 'MC-R12', 'MC-R11'], text: 'monster-chase.rules.MC-30', piece: 'closet' },
        { ids: ['MC-31', 'MC-R14'], text: 'monster-chase.rules.MC-31', piece: 'windows', quick: true },
      ],
      examples: [{ name: 'pack', title: 'monster-chase.example.pack' }],
    },
    {
      title: 'monster-chase.rules.sock-and-sheet-monster',
      rules: [
        { ids: ['MC-32', 'MC-R15', 'MC-08'], text: 'monster-chase.rules.MC-32', piece: 'toy:X01' },
        { ids: ['MC-33', 'MC-R18', 'MC-R19', 'MC-34'], text: 'monster-chase.rules.MC-33', quick: true },
        {
          ids: ['MC-35', 'MC-36', 'MC-R20', 'MC-R37'],
          text: 'monster-chase.rules.MC-35',
          piece: 'toy:X01',
          quick: true,
        },
        {
          ids: ['MC-37', 'MC-38', 'MC-R22', 'MC-R25'],
          text: 'monster-chase.rules.MC-37',
          piece: 'toy:X02',
          quick: true,
        },
        { ids: ['MC-R21', 'MC-R24'], text: 'monster-chase.rules.MC-R21' },
      ],
    },
    {
      title: 'monster-chase.rules.fearless-hunters',
      rules: [
        { ids: ['MC-39', 'MC-R26', 'MC-R42', 'MC-R27'], text: 'monster-chase.rules.MC-39', piece: 'toy:T07' },
        { ids: ['MC-40'], text: 'monster-chase.rules.MC-40', piece: 'windows' },
        { ids: ['MC-R16', 'MC-R17'], text: 'monster-chase.rules.MC-R16' },
      ],
    },
  ],
} satisfies Rules;
