import type { Rules } from '../board';

export default {
  goal: 'monster-baby-rescue.rules.goal',
  sections: [
    {
      title: 'monster-baby-rescue.rules.before-you-begin',
      rules: [
        { ids: ['MBR-01', 'MBR-13', 'MBR-R28'], text: 'monster-baby-rescue.rules.MBR-01' },
        {
          ids: ['MBR-03', 'MBR-04', 'MBR-05', 'MBR-06', 'MBR-07', 'MBR-R30'],
          text: 'monster-baby-rescue.rules.MBR-03',
        },
        { ids: ['MBR-08', 'MBR-09', 'MBR-10', 'MBR-R11'], text: 'monster-baby-rescue.rules.MBR-08' },
        { ids: ['MBR-11', 'MBR-12'], text: 'monster-baby-rescue.rules.MBR-11' },
        { ids: ['MBR-14', 'MBR-R23'], text: 'monster-baby-rescue.rules.MBR-14' },
        { ids: ['MBR-16'], text: 'monster-baby-rescue.rules.MBR-16' },
      ],
    },
    {
      title: 'monster-baby-rescue.rules.whose-turn-is-it',
      rules: [
        { ids: ['MBR-18', 'MBR-19', 'MBR-17'], text: 'monster-baby-rescue.rules.MBR-18' },
        { ids: ['MBR-20'], text: 'monster-baby-rescue.rules.MBR-20' },
        { ids: ['MBR-21', 'MBR-22', 'MBR-R35'], text: 'monster-baby-rescue.rules.MBR-21' },
        { ids: ['MBR-15', 'MBR-23', 'MBR-24', 'MBR-R25'], text: 'monster-baby-rescue.rules.MBR-15' },
      ],
    },
    {
      title: 'monster-baby-rescue.rules.your-turn',
      rules: [
        { ids: ['MBR-25', 'MBR-26', 'MBR-R1', 'MBR-R22'], text: 'monster-baby-rescue.rules.MBR-25' },
        { ids: ['MBR-27', 'MBR-28', 'MBR-45'], text: 'monster-baby-rescue.rules.MBR-27' },
        { ids: ['MBR-29', 'MBR-46', 'MBR-47', 'MBR-48', 'MBR-R9'], text: 'monster-baby-rescue.rules.MBR-29' },
        { ids: ['MBR-30', 'MBR-31', 'MBR-32'], text: 'monster-baby-rescue.rules.MBR-30' },
      ],
    },
    {
      title: 'monster-baby-rescue.rules.what-the-tiles-do',
      rules: [
        { ids: ['MBR-33', 'MBR-34', 'MBR-35', 'MBR-36'], text: 'monster-baby-rescue.rules.MBR-33' },
        { ids: ['MBR-37', 'MBR-R13'], text: 'monster-baby-rescue.rules.MBR-37' },
        { ids: ['MBR-38', 'MBR-39', 'MBR-R14'], text: 'monster-baby-rescue.rules.MBR-38' },
        { ids: ['MBR-40', 'MBR-59', 'MBR-60', 'MBR-R15'], text: 'monster-baby-rescue.rules.MBR-40' },
        { ids: ['MBR-41', 'MBR-42', 'MBR-43'], text: 'monster-baby-rescue.rules.MBR-41' },
        { ids: ['MBR-44', 'MBR-62'], text: 'monster-baby-rescue.rules.MBR-44' },
      ],
    },
    {
      title: 'monster-baby-rescue.rules.how-it-ends',
      rules: [
        { ids: ['MBR-51', 'MBR-52', 'MBR-R27'], text: 'monster-baby-rescue.rules.MBR-51' },
        { ids: ['MBR-53', 'MBR-54', 'MBR-55', 'MBR-56', 'MBR-R36'], text: 'monster-baby-rescue.rules.MBR-53' },
        { ids: ['MBR-57', 'MBR-R39'], text: 'monster-baby-rescue.rules.MBR-57' },
      ],
    },
    {
      title: 'monster-baby-rescue.rules.counting-points',
      rules: [
        { ids: ['MBR-58', 'MBR-59'], text: 'monster-baby-rescue.rules.MBR-58' },
        { ids: ['MBR-61', 'MBR-49', 'MBR-50'], text: 'monster-baby-rescue.rules.MBR-61' },
        { ids: ['MBR-62'], text: 'monster-baby-rescue.rules.MBR-62' },
        { ids: ['MBR-63', 'MBR-R16'], text: 'monster-baby-rescue.rules.MBR-63' },
        { ids: ['MBR-64', 'MBR-81'], text: 'monster-baby-rescue.rules.MBR-64' },
        { ids: ['MBR-65', 'MBR-66'], text: 'monster-baby-rescue.rules.MBR-65' },
        { ids: ['MBR-78', 'MBR-R21', 'MBR-R32'], text: 'monster-baby-rescue.rules.MBR-78' },
      ],
    },
    {
      title: 'monster-baby-rescue.rules.the-final-tiles',
      rules: [
        { ids: ['MBR-67', 'MBR-68'], text: 'monster-baby-rescue.rules.MBR-67' },
        { ids: ['MBR-65', 'MBR-R6'], text: 'monster-baby-rescue.rules.MBR-65-2' },
        { ids: ['MBR-69', 'MBR-70', 'MBR-R4'], text: 'monster-baby-rescue.rules.MBR-69' },
        { ids: ['MBR-71', 'MBR-72', 'MBR-R20'], text: 'monster-baby-rescue.rules.MBR-71' },
        { ids: ['MBR-73', 'MBR-R3', 'MBR-R6'], text: 'monster-baby-rescue.rules.MBR-73' },
        { ids: ['MBR-74', 'MBR-75', 'MBR-76', 'MBR-R17', 'MBR-R18'], text: 'monster-baby-rescue.rules.MBR-74' },
      ],
    },
    {
      title: 'monster-baby-rescue.rules.your-own-tiles',
      rules: [{ ids: ['MBR-R1', 'MBR-R7'], text: 'monster-baby-rescue.rules.MBR-R1' }],
    },
  ],
} satisfies Rules;
