import type { Rules } from '../board';

export default {
  goal: 'monster-falle.rules.goal',
  sections: [
    {
      title: 'monster-falle.rules.before-you-begin',
      rules: [
        { ids: ['MF-05', 'MF-R30'], text: 'monster-falle.rules.MF-05', piece: 'chit:1' },
        { ids: ['MF-04', 'MF-34', 'MF-R2'], text: 'monster-falle.rules.MF-04', piece: 'mission' },
        { ids: ['MF-17', 'MF-18', 'MF-19', 'MF-R6', 'MF-01', 'MF-R7'], text: 'monster-falle.rules.MF-17' },
        { ids: ['MF-13', 'MF-37', 'MF-41', 'MF-R20'], text: 'monster-falle.rules.MF-13', piece: 'sand', quick: true },
        { ids: ['MF-20', 'MF-R8', 'MF-R32'], text: 'monster-falle.rules.MF-20', piece: 'rail:left', quick: true },
      ],
    },
    {
      title: 'monster-falle.rules.a-round',
      rules: [
        { ids: ['MF-23', 'MF-R1', 'MF-R34', 'MF-R31'], text: 'monster-falle.rules.MF-23', piece: 'sand', quick: true },
        {
          ids: ['MF-24', 'MF-25', 'MF-26', 'MF-R11', 'MF-R10'],
          text: 'monster-falle.rules.MF-24',
          piece: 'mission',
          quick: true,
        },
        { ids: ['MF-06', 'MF-28', 'MF-R33'], text: 'monster-falle.rules.MF-06', piece: 'rail:top', quick: true },
        { ids: ['MF-29', 'MF-32', 'MF-33'], text: 'monster-falle.rules.MF-29', piece: 'trap', quick: true },
        { ids: ['MF-30', 'MF-R9', 'MF-R28'], text: 'monster-falle.rules.MF-30', piece: 'sack', quick: true },
        { ids: ['MF-35', 'MF-36', 'MF-R13', 'MF-R14'], text: 'monster-falle.rules.MF-35', piece: 'sand', quick: true },
        { ids: ['MF-40', 'MF-R15', 'MF-R16'], text: 'monster-falle.rules.MF-40' },
        { ids: ['MF-27'], text: 'monster-falle.rules.MF-27', piece: 'sack', quick: true },
        { ids: ['MF-22', 'MF-31', 'MF-38', 'MF-39', 'MF-R29'], text: 'monster-falle.rules.MF-22', quick: true },
      ],
      examples: [{ name: 'catch', title: 'monster-falle.example.catch' }],
    },
    {
      title: 'monster-falle.rules.how-it-ends',
      rules: [
        { ids: ['MF-16', 'MF-42', 'MF-43', 'MF-R36'], text: 'monster-falle.rules.MF-16', piece: 'chit:2', quick: true },
        {
          ids: ['MF-44', 'MF-45', 'MF-46', 'MF-R17', 'MF-R18', 'MF-R3'],
          text: 'monster-falle.rules.MF-44',
          quick: true,
        },
      ],
    },
    {
      title: 'monster-falle.rules.two-players',
      rules: [
        {
          ids: ['MF-47', 'MF-48', 'MF-49', 'MF-14'],
          text: 'monster-falle.rules.MF-47',
          piece: 'rail:right',
          quick: true,
        },
        { ids: ['MF-50', 'MF-R19'], text: 'monster-falle.rules.MF-50' },
      ],
    },
    {
      title: 'monster-falle.rules.locations',
      rules: [
        {
          ids: ['MF-51', 'MF-53', 'MF-54', 'MF-56', 'MF-03', 'MF-R4'],
          text: 'monster-falle.rules.MF-51',
          piece: 'location:fridge',
          quick: true,
        },
        { ids: ['MF-55', 'MF-R26'], text: 'monster-falle.rules.MF-55', piece: 'location:bathtub', quick: true },
        { ids: ['MF-R22', 'MF-R23'], text: 'monster-falle.rules.MF-R22', piece: 'trap' },
        { ids: ['MF-R27'], text: 'monster-falle.rules.MF-R27' },
        { ids: ['MF-52', 'MF-57', 'MF-R24', 'MF-R25'], text: 'monster-falle.rules.MF-52' },
      ],
    },
    {
      title: 'monster-falle.rules.younger-children-and-practice',
      rules: [
        { ids: ['MF-58', 'MF-R21'], text: 'monster-falle.rules.MF-58' },
        { ids: ['MF-08'], text: 'monster-falle.rules.MF-08', piece: 'chit:5' },
        { ids: ['MF-R28'], text: 'monster-falle.rules.MF-R28', piece: 'sack' },
        { ids: ['MF-R12', 'MF-R34'], text: 'monster-falle.rules.MF-R12', piece: 'button:pause' },
      ],
    },
    {
      title: 'monster-falle.rules.hands',
      rules: [
        { ids: ['MF-07', 'MF-21'], text: 'monster-falle.rules.MF-07', piece: 'rail:bottom' },
        { ids: ['MF-07'], text: 'monster-falle.rules.MF-07-2' },
        { ids: ['MF-49'], text: 'monster-falle.rules.MF-49' },
        { ids: ['MF-20', 'MF-49'], text: 'monster-falle.rules.MF-20-2' },
      ],
    },
    {
      title: 'monster-falle.rules.printed',
      rules: [
        { ids: ['MF-02', 'MF-09'], text: 'monster-falle.rules.MF-02', piece: 'trap' },
        { ids: ['MF-10', 'MF-11', 'MF-12', 'MF-15'], text: 'monster-falle.rules.MF-10' },
      ],
    },
  ],
} satisfies Rules;
