import type { Rules } from '../board';

export default {
  goal: 'wombat-rescue.rules.goal',
  sections: [
    {
      title: 'wombat-rescue.rules.before-you-begin',
      rules: [
        { ids: ['WR-12', 'WR-R66', 'WR-97', 'WR-08', 'WR-09'], text: 'wombat-rescue.rules.WR-12' },
        { ids: ['WR-14', 'WR-15'], text: 'wombat-rescue.rules.WR-14', piece: 'piece:baby' },
        { ids: ['WR-16', 'WR-R65'], text: 'wombat-rescue.rules.WR-16' },
        { ids: ['WR-17', 'WR-18', 'WR-R79', 'WR-07'], text: 'wombat-rescue.rules.WR-17', piece: 'piece:den' },
        {
          ids: ['WR-19', 'WR-20', 'WR-21', 'WR-22', 'WR-R45'],
          text: 'wombat-rescue.rules.WR-19',
          piece: 'piece:roots',
        },
        {
          ids: ['WR-01', 'WR-04', 'WR-05', 'WR-11', 'WR-R64'],
          text: 'wombat-rescue.rules.WR-01',
          piece: 'piece:wombat',
        },
        {
          ids: ['WR-02', 'WR-10', 'WR-23', 'WR-R61', 'WR-R62', 'WR-R63'],
          text: 'wombat-rescue.rules.WR-02',
          piece: 'piece:herbs',
        },
      ],
    },
    {
      title: 'wombat-rescue.rules.smell',
      rules: [
        {
          ids: ['WR-26', 'WR-27', 'WR-28', 'WR-29'],
          text: 'wombat-rescue.rules.WR-26',
          piece: 'piece:cube',
          quick: true,
        },
        { ids: ['WR-30', 'WR-R8'], text: 'wombat-rescue.rules.WR-30', piece: 'piece:smell' },
      ],
    },
    {
      title: 'wombat-rescue.rules.your-turn-up-to-three-moves',
      rules: [
        {
          ids: ['WR-31', 'WR-R12', 'WR-24', 'WR-25', 'WR-R9'],
          text: 'wombat-rescue.rules.WR-31',
          piece: 'piece:wombat',
          quick: true,
        },
        { ids: ['WR-32', 'WR-R4', 'WR-R87'], text: 'wombat-rescue.rules.WR-32', piece: 'piece:smell', quick: true },
        {
          ids: ['WR-33', 'WR-34', 'WR-35', 'WR-36', 'WR-55', 'WR-R1', 'WR-R5', 'WR-R6', 'WR-R7'],
          text: 'wombat-rescue.rules.WR-33',
          piece: 'piece:herbs',
          quick: true,
        },
        {
          ids: ['WR-37', 'WR-38', 'WR-39', 'WR-R2', 'WR-R3'],
          text: 'wombat-rescue.rules.WR-37',
          piece: 'piece:ground',
          quick: true,
        },
        {
          ids: ['WR-40', 'WR-41', 'WR-42', 'WR-R11', 'WR-R10', 'WR-R85'],
          text: 'wombat-rescue.rules.WR-40',
          piece: 'piece:grasses',
          quick: true,
        },
        {
          ids: ['WR-43', 'WR-45', 'WR-46', 'WR-R14', 'WR-R86', 'WR-R13', 'WR-R15', 'WR-R17'],
          text: 'wombat-rescue.rules.WR-43',
          piece: 'lost-card',
          quick: true,
        },
        {
          ids: ['WR-48', 'WR-49', 'WR-50', 'WR-51', 'WR-R19', 'WR-R21', 'WR-R20'],
          text: 'wombat-rescue.rules.WR-48',
          piece: 'piece:wombat',
          quick: true,
        },
        {
          ids: ['WR-06', 'WR-13', 'WR-44', 'WR-47', 'WR-R16', 'WR-R18', 'WR-R80'],
          text: 'wombat-rescue.rules.WR-06',
          piece: 'lost-card',
        },
      ],
      examples: [{ name: 'run', title: 'wombat-rescue.example.run' }],
    },
    {
      title: 'wombat-rescue.rules.where-you-arrive',
      rules: [
        { ids: ['WR-52', 'WR-03'], text: 'wombat-rescue.rules.WR-52', piece: 'piece:grasses', quick: true },
        { ids: ['WR-62', 'WR-63', 'WR-R31', 'WR-R77'], text: 'wombat-rescue.rules.WR-62', piece: 'piece:baby' },
        {
          ids: ['WR-64', 'WR-53', 'WR-54', 'WR-R33'],
          text: 'wombat-rescue.rules.WR-64',
          piece: 'piece:home',
          quick: true,
        },
        {
          ids: ['WR-56', 'WR-57', 'WR-58', 'WR-59', 'WR-60', 'WR-61', 'WR-65', 'WR-R28', 'WR-R32'],
          text: 'wombat-rescue.rules.WR-56',
          piece: 'piece:dingo',
          quick: true,
        },
        { ids: ['WR-R22', 'WR-R78'], text: 'wombat-rescue.rules.WR-R22' },
      ],
      examples: [{ name: 'lost', title: 'wombat-rescue.example.lost' }],
    },
    {
      title: 'wombat-rescue.rules.digestion',
      rules: [
        { ids: ['WR-66', 'WR-R43', 'WR-R44'], text: 'wombat-rescue.rules.WR-66', piece: 'well:belly', quick: true },
        {
          ids: ['WR-67', 'WR-68', 'WR-70', 'WR-R46'],
          text: 'wombat-rescue.rules.WR-67',
          piece: 'well:mouth',
          quick: true,
        },
        {
          ids: ['WR-69', 'WR-71', 'WR-72', 'WR-R50'],
          text: 'wombat-rescue.rules.WR-69',
          piece: 'piece:cube',
          quick: true,
        },
        { ids: ['WR-73', 'WR-R51'], text: 'wombat-rescue.rules.WR-73' },
      ],
      examples: [{ name: 'cube', title: 'wombat-rescue.example.cube' }],
    },
    {
      title: 'wombat-rescue.rules.four-cards-each-once',
      rules: [
        { ids: ['WR-74', 'WR-75', 'WR-R54', 'WR-76'], text: 'wombat-rescue.rules.WR-74' },
        { ids: ['WR-77', 'WR-R55', 'WR-R56'], text: 'wombat-rescue.rules.WR-77', piece: 'card:run-home' },
        { ids: ['WR-78', 'WR-R47', 'WR-R48', 'WR-R88'], text: 'wombat-rescue.rules.WR-78', piece: 'card:hold-it-in' },
        { ids: ['WR-79', 'WR-80', 'WR-R57'], text: 'wombat-rescue.rules.WR-79', piece: 'card:scamper' },
        { ids: ['WR-81', 'WR-82', 'WR-R49'], text: 'wombat-rescue.rules.WR-81', piece: 'card:high-fibre' },
      ],
    },
    {
      title: 'wombat-rescue.rules.the-dingo-and-new-food',
      rules: [
        {
          ids: ['WR-83', 'WR-R34', 'WR-R36', 'WR-R35'],
          text: 'wombat-rescue.rules.WR-83',
          piece: 'piece:dingo',
          quick: true,
        },
        { ids: ['WR-84', 'WR-85', 'WR-R39', 'WR-R37', 'WR-R38'], text: 'wombat-rescue.rules.WR-84', quick: true },
        { ids: ['WR-86', 'WR-89'], text: 'wombat-rescue.rules.WR-86', piece: 'piece:wombat' },
        { ids: ['WR-87', 'WR-88', 'WR-R41', 'WR-R81'], text: 'wombat-rescue.rules.WR-87', piece: 'piece:home' },
        {
          ids: ['WR-92', 'WR-93', 'WR-94', 'WR-95', 'WR-R58', 'WR-R59', 'WR-R60', 'WR-R74'],
          text: 'wombat-rescue.rules.WR-92',
          piece: 'piece:food-space',
          quick: true,
        },
        { ids: ['WR-90', 'WR-91', 'WR-R29'], text: 'wombat-rescue.rules.WR-90', piece: 'piece:den' },
      ],
      examples: [{ name: 'dingo', title: 'wombat-rescue.example.dingo' }],
    },
    {
      title: 'wombat-rescue.rules.how-it-ends',
      rules: [
        { ids: ['WR-96', 'WR-R67', 'WR-R90'], text: 'wombat-rescue.rules.WR-96', piece: 'piece:baby', quick: true },
      ],
    },
    {
      title: 'wombat-rescue.rules.variants',
      rules: [
        {
          ids: ['WR-99', 'WR-100', 'WR-101', 'WR-102', 'WR-R69', 'WR-R70', 'WR-R71'],
          text: 'wombat-rescue.rules.WR-99',
          piece: 'piece:boulder',
        },
        { ids: ['WR-98', 'WR-R68'], text: 'wombat-rescue.rules.WR-98', piece: 'piece:dingo' },
      ],
    },
    {
      title: 'wombat-rescue.rules.details',
      rules: [
        { ids: ['WR-R26', 'WR-R27', 'WR-R30'], text: 'wombat-rescue.rules.WR-R26', piece: 'piece:dingo' },
        { ids: ['WR-R23', 'WR-R24', 'WR-R25'], text: 'wombat-rescue.rules.WR-R23', piece: 'piece:wombat' },
        { ids: ['WR-R52', 'WR-R53', 'WR-R84', 'WR-R89'], text: 'wombat-rescue.rules.WR-R52', piece: 'piece:cube' },
        { ids: ['WR-R40', 'WR-R42', 'WR-R82', 'WR-R83'], text: 'wombat-rescue.rules.WR-R40', piece: 'piece:dingo' },
      ],
    },
  ],
} satisfies Rules;
