import type { Rules } from '../board';

export default {
  goal: 'monster-falle.rules.goal',
  sections: [
    {
      title: 'monster-falle.rules.before-you-begin',
      rules: [
        { ids: ['MF-05', 'MF-R30'], text: 'monster-falle.rules.MF-05' },
        { ids: ['MF-04', 'MF-34', 'MF-R2'], text: 'monster-falle.rules.MF-04' },
        { ids: ['MF-17', 'MF-18', 'MF-19', 'MF-R6'], text: 'monster-falle.rules.MF-17' },
        { ids: ['MF-13', 'MF-37', 'MF-41', 'MF-R20'], text: 'monster-falle.rules.MF-13' },
        { ids: ['MF-20', 'MF-R8', 'MF-R32'], text: 'monster-falle.rules.MF-20' },
      ],
    },
    {
      title: 'monster-falle.rules.a-round',
      rules: [
        { ids: ['MF-23', 'MF-R1', 'MF-R34'], text: 'monster-falle.rules.MF-23' },
        { ids: ['MF-24', 'MF-25', 'MF-26', 'MF-R11'], text: 'monster-falle.rules.MF-24' },
        { ids: ['MF-06', 'MF-28', 'MF-R33'], text: 'monster-falle.rules.MF-06' },
        { ids: ['MF-29', 'MF-32', 'MF-33'], text: 'monster-falle.rules.MF-29' },
        { ids: ['MF-30', 'MF-R9', 'MF-R28'], text: 'monster-falle.rules.MF-30' },
        { ids: ['MF-35', 'MF-36', 'MF-R13', 'MF-R14'], text: 'monster-falle.rules.MF-35' },
        { ids: ['MF-40', 'MF-R15', 'MF-R16'], text: 'monster-falle.rules.MF-40' },
      ],
    },
    {
      title: 'monster-falle.rules.how-it-ends',
      rules: [
        { ids: ['MF-16', 'MF-42', 'MF-43'], text: 'monster-falle.rules.MF-16' },
        { ids: ['MF-44', 'MF-45', 'MF-46', 'MF-R17', 'MF-R18'], text: 'monster-falle.rules.MF-44' },
      ],
    },
    {
      title: 'monster-falle.rules.two-players',
      rules: [
        { ids: ['MF-47', 'MF-48', 'MF-49'], text: 'monster-falle.rules.MF-47' },
        { ids: ['MF-50', 'MF-R19'], text: 'monster-falle.rules.MF-50' },
      ],
    },
    {
      title: 'monster-falle.rules.locations',
      rules: [
        { ids: ['MF-51', 'MF-53', 'MF-54', 'MF-56'], text: 'monster-falle.rules.MF-51' },
        { ids: ['MF-55', 'MF-R26'], text: 'monster-falle.rules.MF-55' },
        { ids: ['MF-R22', 'MF-R23'], text: 'monster-falle.rules.MF-R22' },
        { ids: ['MF-R27'], text: 'monster-falle.rules.MF-R27' },
      ],
    },
    {
      title: 'monster-falle.rules.younger-children-and-practice',
      rules: [
        { ids: ['MF-58', 'MF-R21'], text: 'monster-falle.rules.MF-58' },
        { ids: ['MF-08'], text: 'monster-falle.rules.MF-08' },
        { ids: ['MF-R28'], text: 'monster-falle.rules.MF-R28' },
        { ids: ['MF-R12', 'MF-R34'], text: 'monster-falle.rules.MF-R12' },
      ],
    },
    {
      title: 'monster-falle.rules.hands',
      rules: [
        { ids: ['MF-07', 'MF-21'], text: 'monster-falle.rules.MF-07' },
        { ids: ['MF-07'], text: 'monster-falle.rules.MF-07-2' },
        { ids: ['MF-49'], text: 'monster-falle.rules.MF-49' },
        { ids: ['MF-20', 'MF-49'], text: 'monster-falle.rules.MF-20-2' },
      ],
    },
  ],
} satisfies Rules;
