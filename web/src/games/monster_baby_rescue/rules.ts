import type { Rules } from '../board';

export default {
  goal: 'monster-baby-rescue.rules.goal',
  sections: [
    {
      title: 'monster-baby-rescue.rules.before-you-begin',
      rules: [
        { ids: ['MBR-01', 'MBR-13', 'MBR-R28'], text: 'monster-baby-rescue.rules.MBR-01', piece: 'monster:0' },
        {
          ids: ['MBR-03', 'MBR-04', 'MBR-05', 'MBR-06', 'MBR-07', 'MBR-R30'],
          text: 'monster-baby-rescue.rules.MBR-03',
          piece: 'pile',
        },
        {
          ids: ['MBR-08', 'MBR-09', 'MBR-10', 'MBR-R11', 'MBR-R31'],
          text: 'monster-baby-rescue.rules.MBR-08',
          piece: 'slot:1',
        },
        { ids: ['MBR-11', 'MBR-12'], text: 'monster-baby-rescue.rules.MBR-11', piece: 'thing:goals' },
        { ids: ['MBR-14', 'MBR-R23'], text: 'monster-baby-rescue.rules.MBR-14', piece: 'figure:0' },
        { ids: ['MBR-16'], text: 'monster-baby-rescue.rules.MBR-16', piece: 'thing:red' },
        { ids: ['MBR-R29', 'MBR-R38'], text: 'monster-baby-rescue.rules.MBR-R29' },
      ],
    },
    {
      title: 'monster-baby-rescue.rules.whose-turn-is-it',
      rules: [
        {
          ids: ['MBR-18', 'MBR-19', 'MBR-17'],
          text: 'monster-baby-rescue.rules.MBR-18',
          piece: 'figure:1',
          quick: true,
        },
        { ids: ['MBR-20'], text: 'monster-baby-rescue.rules.MBR-20', quick: true },
        { ids: ['MBR-21', 'MBR-22', 'MBR-R35', 'MBR-R24'], text: 'monster-baby-rescue.rules.MBR-21', piece: 'place:1' },
        {
          ids: ['MBR-15', 'MBR-23', 'MBR-24', 'MBR-R25', 'MBR-R37'],
          text: 'monster-baby-rescue.rules.MBR-15',
          piece: 'barrier',
        },
      ],
      examples: [{ name: 'turn', title: 'monster-baby-rescue.example.turn' }],
    },
    {
      title: 'monster-baby-rescue.rules.your-turn',
      rules: [
        {
          ids: ['MBR-25', 'MBR-26', 'MBR-R1', 'MBR-R22', 'MBR-R10'],
          text: 'monster-baby-rescue.rules.MBR-25',
          piece: 'slot:3',
          quick: true,
        },
        {
          ids: ['MBR-27', 'MBR-28', 'MBR-45'],
          text: 'monster-baby-rescue.rules.MBR-27',
          piece: 'thing:hearts',
          quick: true,
        },
        {
          ids: ['MBR-29', 'MBR-46', 'MBR-47', 'MBR-48', 'MBR-R9', 'MBR-R8', 'MBR-R34'],
          text: 'monster-baby-rescue.rules.MBR-29',
          piece: 'thing:goals',
          quick: true,
        },
        { ids: ['MBR-30', 'MBR-31', 'MBR-32'], text: 'monster-baby-rescue.rules.MBR-30', piece: 'row', quick: true },
      ],
      examples: [{ name: 'goal', title: 'monster-baby-rescue.example.goal' }],
    },
    {
      title: 'monster-baby-rescue.rules.what-the-tiles-do',
      rules: [
        {
          ids: ['MBR-33', 'MBR-34', 'MBR-35', 'MBR-36', 'MBR-R33'],
          text: 'monster-baby-rescue.rules.MBR-33',
          piece: 'thing:torso',
          quick: true,
        },
        { ids: ['MBR-37', 'MBR-R13'], text: 'monster-baby-rescue.rules.MBR-37', piece: 'thing:head' },
        { ids: ['MBR-38', 'MBR-39', 'MBR-R14'], text: 'monster-baby-rescue.rules.MBR-38', piece: 'thing:green' },
        {
          ids: ['MBR-40', 'MBR-59', 'MBR-60', 'MBR-R15'],
          text: 'monster-baby-rescue.rules.MBR-40',
          piece: 'thing:hearts',
          quick: true,
        },
        { ids: ['MBR-41', 'MBR-42', 'MBR-43'], text: 'monster-baby-rescue.rules.MBR-41', piece: 'thing:rungs' },
        { ids: ['MBR-44', 'MBR-62'], text: 'monster-baby-rescue.rules.MBR-44', piece: 'thing:wants' },
      ],
    },
    {
      title: 'monster-baby-rescue.rules.how-it-ends',
      rules: [
        { ids: ['MBR-51', 'MBR-52', 'MBR-R27'], text: 'monster-baby-rescue.rules.MBR-51', piece: 'pile', quick: true },
        {
          ids: ['MBR-53', 'MBR-54', 'MBR-55', 'MBR-56', 'MBR-R36', 'MBR-R26'],
          text: 'monster-baby-rescue.rules.MBR-53',
          quick: true,
        },
        { ids: ['MBR-57', 'MBR-R39'], text: 'monster-baby-rescue.rules.MBR-57', piece: 'portal' },
      ],
      examples: [{ name: 'last-turns', title: 'monster-baby-rescue.example.last-turns' }],
    },
    {
      title: 'monster-baby-rescue.rules.counting-points',
      rules: [
        { ids: ['MBR-58', 'MBR-59'], text: 'monster-baby-rescue.rules.MBR-58', piece: 'thing:hearts', quick: true },
        {
          ids: ['MBR-61', 'MBR-49', 'MBR-50'],
          text: 'monster-baby-rescue.rules.MBR-61',
          piece: 'thing:goals',
          quick: true,
        },
        { ids: ['MBR-62', 'MBR-R12'], text: 'monster-baby-rescue.rules.MBR-62', piece: 'thing:wants', quick: true },
        { ids: ['MBR-63', 'MBR-R16'], text: 'monster-baby-rescue.rules.MBR-63', piece: 'thing:lines', quick: true },
        { ids: ['MBR-64', 'MBR-81'], text: 'monster-baby-rescue.rules.MBR-64', piece: 'thing:visits', quick: true },
        { ids: ['MBR-65', 'MBR-66'], text: 'monster-baby-rescue.rules.MBR-65', quick: true },
        { ids: ['MBR-78', 'MBR-R21', 'MBR-R32'], text: 'monster-baby-rescue.rules.MBR-78', quick: true },
      ],
    },
    {
      title: 'monster-baby-rescue.rules.the-final-tiles',
      rules: [
        { ids: ['MBR-67', 'MBR-68'], text: 'monster-baby-rescue.rules.MBR-67', piece: 'monster:1' },
        { ids: ['MBR-65', 'MBR-R6'], text: 'monster-baby-rescue.rules.MBR-65-2' },
        {
          ids: ['MBR-69', 'MBR-70', 'MBR-R4', 'MBR-R5'],
          text: 'monster-baby-rescue.rules.MBR-69',
          piece: 'thing:rungs',
        },
        { ids: ['MBR-71', 'MBR-72', 'MBR-R20'], text: 'monster-baby-rescue.rules.MBR-71', piece: 'thing:green' },
        { ids: ['MBR-73', 'MBR-R3', 'MBR-R6'], text: 'monster-baby-rescue.rules.MBR-73', piece: 'thing:beds' },
        {
          ids: ['MBR-74', 'MBR-75', 'MBR-76', 'MBR-R17', 'MBR-R18', 'MBR-R19'],
          text: 'monster-baby-rescue.rules.MBR-74',
          quick: true,
        },
      ],
    },
    {
      title: 'monster-baby-rescue.rules.your-own-tiles',
      rules: [{ ids: ['MBR-R1', 'MBR-R7'], text: 'monster-baby-rescue.rules.MBR-R1' }],
    },
    {
      title: 'monster-baby-rescue.rules.printed',
      rules: [
        { ids: ['MBR-02', 'MBR-77', 'MBR-82'], text: 'monster-baby-rescue.rules.MBR-02' },
        { ids: ['MBR-79', 'MBR-80'], text: 'monster-baby-rescue.rules.MBR-79' },
      ],
    },
  ],
} satisfies Rules;
