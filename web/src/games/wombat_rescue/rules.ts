import type { Rules } from '../board';

export default {
  goal: 'Four of your babies are lost in the outback. Wombats see badly and smell well: where your own droppings lie, you find your way. Eat, leave cubes, and bring all four babies home before anybody else does.',
  sections: [
    {
      title: 'Before you begin',
      rules: [
        {
          ids: ['WR-12', 'WR-R66', 'WR-97'],
          text: 'Twenty-five tiles make the board: home, four with a wombat nest, twenty others shuffled and turned by chance. There are four boards to choose from, or lay your own.',
        },
        {
          ids: ['WR-14', 'WR-15'],
          text: 'One baby of every player waits in each of the four nests. All lead wombats start at home, with one cube each.',
        },
        {
          ids: ['WR-16', 'WR-R65'],
          text: 'Whoever saw a live wombat last begins; if nobody did, chance decides. When you play once more, the next player begins.',
        },
        {
          ids: ['WR-17', 'WR-18', 'WR-R79'],
          text: 'Whoever plays last in the round minds the dingo first and chooses its den. Then food is laid out.',
        },
        {
          ids: ['WR-19', 'WR-20', 'WR-21', 'WR-22', 'WR-R45'],
          text: 'Everybody has roots in the midgut already. The second player also has grasses in the mouth, the third herbs, the fourth roots.',
        },
      ],
    },
    {
      title: 'Smell',
      rules: [
        {
          ids: ['WR-26', 'WR-27', 'WR-28', 'WR-29'],
          text: 'One cube of yours smells two spaces far, two cubes on one space three, three cubes four. More than three never lie together.',
        },
        {
          ids: ['WR-30', 'WR-R8'],
          text: 'All spaces that any of your cubes reaches are your area. Smell goes over gaps, boulders and everything else.',
        },
      ],
    },
    {
      title: 'Your turn: up to three moves',
      rules: [
        { ids: ['WR-31', 'WR-R12'], text: 'Make up to three moves, or fewer. Then digest.' },
        { ids: ['WR-32', 'WR-R4'], text: 'In your area you run in a straight line, as far as you like.' },
        {
          ids: ['WR-33', 'WR-34', 'WR-35', 'WR-36', 'WR-55', 'WR-R1'],
          text: 'The run ends on a space with food, with somebody else’s cube, with any baby, with the dingo, and at home.',
        },
        {
          ids: ['WR-37', 'WR-38', 'WR-39', 'WR-R2'],
          text: 'It also ends at the edge of the board and on the first space outside your area. Your own cubes never stop you.',
        },
        {
          ids: ['WR-40', 'WR-41', 'WR-42', 'WR-R11'],
          text: 'Outside your area you smell what is right beside you: step to food or to your own baby.',
        },
        {
          ids: ['WR-43', 'WR-45', 'WR-46', 'WR-R14', 'WR-R86'],
          text: 'Nothing beside you? Then you are lost. Turn up a card and go to one of the two hexes it shows; if neither can be entered, the next card comes.',
        },
        {
          ids: ['WR-48', 'WR-49', 'WR-50', 'WR-51', 'WR-R19', 'WR-R21'],
          text: 'Another lead in your way can be pushed, two spaces at most. Whatever would stop it stops you both; at the edge or before a third wombat it cannot be pushed at all.',
        },
      ],
    },
    {
      title: 'Where you arrive',
      rules: [
        { ids: ['WR-52', 'WR-03'], text: 'Food goes into your mouth: grasses are worth 1, herbs 2, roots 3.' },
        { ids: ['WR-62', 'WR-63', 'WR-R31'], text: 'You take your baby into your pouch. There is room for one.' },
        {
          ids: ['WR-64', 'WR-53', 'WR-54'],
          text: 'At home the baby in your pouch is rescued. Home is safe, and there is room for everybody.',
        },
        {
          ids: ['WR-56', 'WR-57', 'WR-58', 'WR-59', 'WR-60'],
          text: 'The dingo sends you home; a baby in your pouch runs back to its nest. You choose the dingo’s next den and mind it from now on. If you minded it already, hand it to somebody else.',
        },
        {
          ids: ['WR-R22', 'WR-R78'],
          text: 'A pushed wombat arrives too, before you do: it eats, finds its baby, gets home or meets the dingo.',
        },
      ],
    },
    {
      title: 'Digestion',
      rules: [
        { ids: ['WR-66', 'WR-R43', 'WR-R44'], text: 'Every set of discs moves on one space: belly, midgut, hindgut.' },
        {
          ids: ['WR-67', 'WR-68', 'WR-70'],
          text: 'Discs in the mouth move on once they are worth 3 together. What is worth more is not given back. Sets never mix.',
        },
        {
          ids: ['WR-69', 'WR-71', 'WR-72', 'WR-R50'],
          text: 'A set that leaves the hindgut becomes one cube where your wombat stands, unless three lie there already. Its discs go back into the bag.',
        },
        { ids: ['WR-73', 'WR-R51'], text: 'No cube left? Move one of yours from anywhere.' },
      ],
    },
    {
      title: 'Four cards, each once',
      rules: [
        {
          ids: ['WR-74', 'WR-75', 'WR-R54'],
          text: 'Play them before, between or after your moves, but before you digest. They cost no move.',
        },
        { ids: ['WR-77', 'WR-R55', 'WR-R56'], text: 'Run home: you are at home at once, with the baby in your pouch.' },
        {
          ids: ['WR-78', 'WR-R47', 'WR-R48'],
          text: 'Hold it in: the set in your hindgut stays this turn. Sets behind it move only if there is room.',
        },
        {
          ids: ['WR-79', 'WR-80', 'WR-R57'],
          text: 'Scamper: one space in any direction, with or without smell; not after you met the dingo this turn.',
        },
        {
          ids: ['WR-81', 'WR-82', 'WR-R49'],
          text: 'High fibre: your furthest set, beyond the mouth, becomes a cube at once.',
        },
      ],
    },
    {
      title: 'The dingo and new food',
      rules: [
        {
          ids: ['WR-83', 'WR-R34', 'WR-R36'],
          text: 'Whoever minds the dingo rolls after their own turn: 1, 2 or 3 steps towards the nearest lead.',
        },
        {
          ids: ['WR-84', 'WR-85', 'WR-R39'],
          text: 'They choose among equally near leads and choose the way; every step must bring it closer.',
        },
        { ids: ['WR-86', 'WR-89'], text: 'When it reaches a lead, it has caught it, and its walk ends.' },
        {
          ids: ['WR-87', 'WR-88', 'WR-R41'],
          text: 'It never enters home and ignores who is there. If everybody is home, it sleeps.',
        },
        {
          ids: ['WR-92', 'WR-93', 'WR-94', 'WR-95', 'WR-R58'],
          text: 'The third lost-move card with an F brings new food at the end of that turn, on every food space where nothing is.',
        },
      ],
    },
    {
      title: 'How it ends',
      rules: [
        {
          ids: ['WR-96', 'WR-R67', 'WR-R90'],
          text: 'Whoever has all four babies home wins at once, even if somebody else pushed them there.',
        },
      ],
    },
    {
      title: 'Variants',
      rules: [
        {
          ids: ['WR-99', 'WR-100', 'WR-101', 'WR-102'],
          text: 'Boulders: eight spaces are closed for wombats and dingo. Smell goes over them, and the dingo picks its target as if they were not there.',
        },
        {
          ids: ['WR-98', 'WR-R68'],
          text: 'The dingo eats poop: cubes on every space it walks to go back to their owners. Home is safe.',
        },
      ],
    },
  ],
} satisfies Rules;
