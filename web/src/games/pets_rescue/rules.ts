import type { Rules } from '../board';

export default {
  goal: 'Pets need a home, and you need reasons to have them. Every card can be one or the other: upright it scores, sideways its pets move in with you. Collect pets and the cards that reward them. Most points win.',
  sections: [
    {
      title: 'Before you begin',
      rules: [
        {
          ids: ['PR-01', 'PR-02', 'PR-05', 'PR-D1'],
          text: 'Two to four players. There are 64 cards; five of them, with a golden name, are starting cards.',
        },
        {
          ids: ['PR-07', 'PR-08', 'PR-R13'],
          text: 'Everybody gets one starting card and looks at it. It lies face down until the very end and cannot be given away.',
        },
        {
          ids: ['PR-09', 'PR-10', 'PR-11', 'PR-12', 'PR-R4'],
          text: 'The others are shuffled. With two players 30 cards are used, with three 48, with four all of them; then the spare starting card lies in the first place of the grid. Nobody sees what goes back to the box.',
        },
        {
          ids: ['PR-13', 'PR-R49', 'PR-D7'],
          text: 'Cards are laid out face up in a square: 3 by 3 for two players, 4 by 4 for three, 5 by 5 for four.',
        },
        { ids: ['PR-03', 'PR-14'], text: 'Chance decides who leads first. The meeple shows which line was picked.' },
        {
          ids: ['PR-R45', 'PR-R43', 'PR-R46', 'PR-R47'],
          text: 'The faces of the cards are our own, made to fit everything that is known of them. If you own the printed game you can play with its cards: put your components file into the set-up.',
        },
      ],
    },
    {
      title: 'A turn',
      rules: [
        { ids: ['PR-15', 'PR-R3'], text: 'The lead picks a row or a column of the grid, any one.' },
        {
          ids: ['PR-16', 'PR-17', 'PR-R6'],
          text: 'The lead takes one of its cards and places it upright or sideways. Then everybody else does the same, to the left.',
        },
        { ids: ['PR-18', 'PR-R1', 'PR-R53'], text: 'One card is left over. It goes to the lead, always sideways.' },
        {
          ids: ['PR-04', 'PR-19', 'PR-R42'],
          text: 'Upright, a card scores at the end and its pets stay away. Sideways, its pets move in and the rest of the card means nothing. It stays as it lies.',
        },
        { ids: ['PR-20', 'PR-21'], text: 'The gaps are filled from the deck, and the player to the left leads.' },
        {
          ids: ['PR-22', 'PR-R2'],
          text: 'When the gaps cannot be filled any more, the game ends: after 8 turns with two or four players, after 9 with three.',
        },
      ],
    },
    {
      title: 'Cards that score',
      rules: [
        {
          ids: ['PR-06', 'PR-26', 'PR-27', 'PR-R31', 'PR-R32'],
          text: 'There are five kinds of pets, and wilds. At the end each of your wilds becomes a kind, chosen so that you get the most points. They count for cards with a dashed frame.',
        },
        {
          ids: ['PR-R52'],
          text: 'If several choices are equally good, the one with most dogs is shown, then most cats, rabbits, birds.',
        },
        { ids: ['PR-29'], text: 'A pet = 1: a point for each pet of that kind.' },
        {
          ids: ['PR-30'],
          text: 'A pet = 1, another = −1: a point for each of the first kind, and one lost for each of the second.',
        },
        { ids: ['PR-31', 'PR-R40'], text: 'Three alike = 4: four points for every three pets of that kind.' },
        {
          ids: ['PR-32', 'PR-R40'],
          text: 'Three different ones = 3: three points for every set of exactly these kinds.',
        },
        { ids: ['PR-40'], text: 'Two paws alike = 2: two points for each kind of which you have two or more.' },
        {
          ids: ['PR-41', 'PR-42', 'PR-R39'],
          text: 'Four colourful paws = 4: four points for every set of four pets that all differ.',
        },
        {
          ids: ['PR-43'],
          text: 'One or two paws = 2: two points for each kind of which you have exactly one or two. Wilds do not count.',
        },
        {
          ids: ['PR-28', 'PR-R33', 'PR-R44'],
          text: 'A wild = 2: two points for each of your wilds, whatever it becomes.',
        },
        {
          ids: ['PR-33', 'PR-34', 'PR-R37'],
          text: 'A pet between arrows: a point for each such pet of your left and your right neighbour; with two players, two points for each of the other player. Wilds do not count.',
        },
        {
          ids: ['PR-35', 'PR-R36'],
          text: '1–3–5: four points if your number of that pet is odd, else one point lost. None is not odd.',
        },
        {
          ids: ['PR-36', 'PR-37', 'PR-38', 'PR-39', 'PR-R35'],
          text: 'Arrows up and down: five points if nobody has more, or nobody has fewer, of that pet than you; else one point lost. With two players you must be two apart, with three players one; with four a tie is enough.',
        },
        {
          ids: ['PR-44', 'PR-45', 'PR-46', 'PR-R38'],
          text: 'Teddy bears are one collection: a single bear costs a point, two give one point each, three or more give four points each.',
        },
        {
          ids: ['PR-R34', 'PR-R41'],
          text: 'Every card is counted on its own, so a pet can help several cards. A total may be below nought.',
        },
      ],
    },
    {
      title: 'Cards that act',
      rules: [
        {
          ids: ['PR-R7', 'PR-R8', 'PR-R9', 'PR-R10'],
          text: 'Pass and offer cards act at the end of the turn in which they were placed upright, before the gaps are filled, in the order in which they were taken. They must act, and only once.',
        },
        {
          ids: ['PR-49', 'PR-50', 'PR-R14', 'PR-R17'],
          text: 'Pass: its owner chooses a direction. The next player in that direction gives a card on first, then the one after, the owner last.',
        },
        {
          ids: ['PR-51', 'PR-R50', 'PR-R15', 'PR-R16', 'PR-R22'],
          text: 'Give any card of yours that lies face up, but not the one you have just received. Whoever gets it chooses how it lies.',
        },
        {
          ids: ['PR-52', 'PR-R11', 'PR-R12'],
          text: 'A pass card that is passed on lies sideways. An offer card that is passed on, and a pass or offer card that is accepted, lie as their new owner likes. A card that came from another player never acts again; upright it gives no points. One that stays gives none either.',
        },
        {
          ids: ['PR-53', 'PR-54', 'PR-R18', 'PR-R48'],
          text: 'Offer: the others, one after another, offer a card for the pets on it.',
        },
        {
          ids: ['PR-55', 'PR-R19', 'PR-R20'],
          text: 'Its owner must accept one of the offers and chooses how that card lies. The offer card goes to whoever made it, sideways. The other offers stay where they are.',
        },
        {
          ids: ['PR-56', 'PR-R21', 'PR-R51'],
          text: 'With two players the other one offers two cards at once (or the only one there is).',
        },
      ],
    },
    {
      title: 'The end',
      rules: [
        {
          ids: ['PR-23', 'PR-47', 'PR-48', 'PR-R24', 'PR-R29'],
          text: 'Leftover cards that lie upright act first, in the order of their numbers: swap the card for one that is left in the grid, and place it as you like.',
        },
        {
          ids: ['PR-R25', 'PR-R26', 'PR-R27', 'PR-R28', 'PR-R23'],
          text: 'The swap is not optional, and the old card leaves the game. Another leftover card taken this way acts if its number is still to come; pass and offer cards do nothing now.',
        },
        {
          ids: ['PR-24', 'PR-R30', 'PR-R5'],
          text: 'Then everybody secretly chooses how their starting card lies. When all have chosen, they are turned up together.',
        },
        { ids: ['PR-25'], text: 'Add up the points. The highest total wins; equal totals win together.' },
      ],
    },
  ],
} satisfies Rules;
