import type { Rules } from '../board';

export default {
  goal: 'wombat-rescue.rules.goal',
  sections: [
    {
      title: 'wombat-rescue.rules.before-you-begin',
      rules: [
        { ids: ['WR-12', 'WR-R66', 'WR-97'], text: 'wombat-rescue.rules.WR-12' },
        { ids: ['WR-14', 'WR-15'], text: 'wombat-rescue.rules.WR-14' },
        { ids: ['WR-16', 'WR-R65'], text: 'wombat-rescue.rules.WR-16' },
        { ids: ['WR-17', 'WR-18', 'WR-R79'], text: 'wombat-rescue.rules.WR-17' },
        { ids: ['WR-19', 'WR-20', 'WR-21', 'WR-22', 'WR-R45'], text: 'wombat-rescue.rules.WR-19' },
      ],
    },
    {
      title: 'wombat-rescue.rules.smell',
      rules: [
        { ids: ['WR-26', 'WR-27', 'WR-28', 'WR-29'], text: 'wombat-rescue.rules.WR-26' },
        { ids: ['WR-30', 'WR-R8'], text: 'wombat-rescue.rules.WR-30' },
      ],
    },
    {
      title: 'wombat-rescue.rules.your-turn-up-to-three-moves',
      rules: [
        { ids: ['WR-31', 'WR-R12'], text: 'wombat-rescue.rules.WR-31' },
        { ids: ['WR-32', 'WR-R4'], text: 'wombat-rescue.rules.WR-32' },
        { ids: ['WR-33', 'WR-34', 'WR-35', 'WR-36', 'WR-55', 'WR-R1'], text: 'wombat-rescue.rules.WR-33' },
        { ids: ['WR-37', 'WR-38', 'WR-39', 'WR-R2'], text: 'wombat-rescue.rules.WR-37' },
        { ids: ['WR-40', 'WR-41', 'WR-42', 'WR-R11'], text: 'wombat-rescue.rules.WR-40' },
        { ids: ['WR-43', 'WR-45', 'WR-46', 'WR-R14', 'WR-R86'], text: 'wombat-rescue.rules.WR-43' },
        { ids: ['WR-48', 'WR-49', 'WR-50', 'WR-51', 'WR-R19', 'WR-R21'], text: 'wombat-rescue.rules.WR-48' },
      ],
    },
    {
      title: 'wombat-rescue.rules.where-you-arrive',
      rules: [
        { ids: ['WR-52', 'WR-03'], text: 'wombat-rescue.rules.WR-52' },
        { ids: ['WR-62', 'WR-63', 'WR-R31'], text: 'wombat-rescue.rules.WR-62' },
        { ids: ['WR-64', 'WR-53', 'WR-54'], text: 'wombat-rescue.rules.WR-64' },
        { ids: ['WR-56', 'WR-57', 'WR-58', 'WR-59', 'WR-60'], text: 'wombat-rescue.rules.WR-56' },
        { ids: ['WR-R22', 'WR-R78'], text: 'wombat-rescue.rules.WR-R22' },
      ],
    },
    {
      title: 'wombat-rescue.rules.digestion',
      rules: [
        { ids: ['WR-66', 'WR-R43', 'WR-R44'], text: 'wombat-rescue.rules.WR-66' },
        { ids: ['WR-67', 'WR-68', 'WR-70'], text: 'wombat-rescue.rules.WR-67' },
        { ids: ['WR-69', 'WR-71', 'WR-72', 'WR-R50'], text: 'wombat-rescue.rules.WR-69' },
        { ids: ['WR-73', 'WR-R51'], text: 'wombat-rescue.rules.WR-73' },
      ],
    },
    {
      title: 'wombat-rescue.rules.four-cards-each-once',
      rules: [
        { ids: ['WR-74', 'WR-75', 'WR-R54'], text: 'wombat-rescue.rules.WR-74' },
        { ids: ['WR-77', 'WR-R55', 'WR-R56'], text: 'wombat-rescue.rules.WR-77' },
        { ids: ['WR-78', 'WR-R47', 'WR-R48'], text: 'wombat-rescue.rules.WR-78' },
        { ids: ['WR-79', 'WR-80', 'WR-R57'], text: 'wombat-rescue.rules.WR-79' },
        { ids: ['WR-81', 'WR-82', 'WR-R49'], text: 'wombat-rescue.rules.WR-81' },
      ],
    },
    {
      title: 'wombat-rescue.rules.the-dingo-and-new-food',
      rules: [
        { ids: ['WR-83', 'WR-R34', 'WR-R36'], text: 'wombat-rescue.rules.WR-83' },
        { ids: ['WR-84', 'WR-85', 'WR-R39'], text: 'wombat-rescue.rules.WR-84' },
        { ids: ['WR-86', 'WR-89'], text: 'wombat-rescue.rules.WR-86' },
        { ids: ['WR-87', 'WR-88', 'WR-R41'], text: 'wombat-rescue.rules.WR-87' },
        { ids: ['WR-92', 'WR-93', 'WR-94', 'WR-95', 'WR-R58'], text: 'wombat-rescue.rules.WR-92' },
      ],
    },
    {
      title: 'wombat-rescue.rules.how-it-ends',
      rules: [{ ids: ['WR-96', 'WR-R67', 'WR-R90'], text: 'wombat-rescue.rules.WR-96' }],
    },
    {
      title: 'wombat-rescue.rules.variants',
      rules: [
        { ids: ['WR-99', 'WR-100', 'WR-101', 'WR-102'], text: 'wombat-rescue.rules.WR-99' },
        { ids: ['WR-98', 'WR-R68'], text: 'wombat-rescue.rules.WR-98' },
      ],
    },
  ],
} satisfies Rules;
