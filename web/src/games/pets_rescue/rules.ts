import type { Rules } from '../board';

export default {
  goal: 'pets-rescue.rules.goal',
  sections: [
    {
      title: 'pets-rescue.rules.before-you-begin',
      rules: [
        { ids: ['PR-01', 'PR-02', 'PR-05', 'PR-D1'], text: 'pets-rescue.rules.PR-01', piece: 'form:per-pet' },
        { ids: ['PR-07', 'PR-08', 'PR-05', 'PR-R13'], text: 'pets-rescue.rules.PR-07', piece: 'start' },
        { ids: ['PR-09', 'PR-10', 'PR-11', 'PR-12', 'PR-R4'], text: 'pets-rescue.rules.PR-09' },
        { ids: ['PR-13', 'PR-R49', 'PR-D7'], text: 'pets-rescue.rules.PR-13', piece: 'gap' },
        { ids: ['PR-03', 'PR-14'], text: 'pets-rescue.rules.PR-03', piece: 'meeple' },
        { ids: ['PR-R45', 'PR-R43', 'PR-R46', 'PR-R47'], text: 'pets-rescue.rules.PR-R45' },
      ],
    },
    {
      title: 'pets-rescue.rules.a-turn',
      rules: [
        { ids: ['PR-15', 'PR-R3'], text: 'pets-rescue.rules.PR-15', piece: 'meeple', quick: true },
        { ids: ['PR-16', 'PR-17', 'PR-R6'], text: 'pets-rescue.rules.PR-16', piece: 'way:upright', quick: true },
        { ids: ['PR-18', 'PR-R1', 'PR-R53'], text: 'pets-rescue.rules.PR-18', piece: 'way:sideways', quick: true },
        { ids: ['PR-04', 'PR-19', 'PR-R42'], text: 'pets-rescue.rules.PR-04', piece: 'way:sideways', quick: true },
        { ids: ['PR-20', 'PR-21'], text: 'pets-rescue.rules.PR-20', piece: 'gap', quick: true },
        { ids: ['PR-22', 'PR-R2'], text: 'pets-rescue.rules.PR-22', quick: true },
      ],
      examples: [{ name: 'turn', title: 'pets-rescue.example.turn' }],
    },
    {
      title: 'pets-rescue.rules.cards-that-score',
      rules: [
        {
          ids: ['PR-06', 'PR-26', 'PR-27', 'PR-R31', 'PR-R32'],
          text: 'pets-rescue.rules.PR-06',
          piece: 'pet:wild',
          quick: true,
        },
        { ids: ['PR-R52'], text: 'pets-rescue.rules.PR-R52' },
        { ids: ['PR-29'], text: 'pets-rescue.rules.PR-29', piece: 'form:per-pet' },
        { ids: ['PR-30'], text: 'pets-rescue.rules.PR-30', piece: 'form:plus-minus' },
        { ids: ['PR-31', 'PR-R40'], text: 'pets-rescue.rules.PR-31', piece: 'form:triplet' },
        { ids: ['PR-32', 'PR-R40'], text: 'pets-rescue.rules.PR-32', piece: 'form:trio' },
        { ids: ['PR-40'], text: 'pets-rescue.rules.PR-40', piece: 'form:pairs' },
        { ids: ['PR-41', 'PR-42', 'PR-R39'], text: 'pets-rescue.rules.PR-41', piece: 'form:four-kinds' },
        { ids: ['PR-43'], text: 'pets-rescue.rules.PR-43', piece: 'form:one-or-two' },
        { ids: ['PR-28', 'PR-R33', 'PR-R44'], text: 'pets-rescue.rules.PR-28', piece: 'form:per-wild' },
        { ids: ['PR-33', 'PR-34', 'PR-R37'], text: 'pets-rescue.rules.PR-33', piece: 'form:neighbours' },
        { ids: ['PR-35', 'PR-R36'], text: 'pets-rescue.rules.PR-35', piece: 'form:odd' },
        {
          ids: ['PR-36', 'PR-37', 'PR-38', 'PR-39', 'PR-R35'],
          text: 'pets-rescue.rules.PR-36',
          piece: 'form:most-least',
        },
        { ids: ['PR-44', 'PR-45', 'PR-46', 'PR-R38'], text: 'pets-rescue.rules.PR-44', piece: 'form:teddy' },
        { ids: ['PR-R34', 'PR-R41'], text: 'pets-rescue.rules.PR-R34' },
      ],
    },
    {
      title: 'pets-rescue.rules.cards-that-act',
      rules: [
        {
          ids: ['PR-R7', 'PR-R8', 'PR-R9', 'PR-R10'],
          text: 'pets-rescue.rules.PR-R7',
          piece: 'form:pass',
          quick: true,
        },
        {
          ids: ['PR-49', 'PR-50', 'PR-R14', 'PR-R17'],
          text: 'pets-rescue.rules.PR-49',
          piece: 'form:pass',
          quick: true,
        },
        { ids: ['PR-51', 'PR-R50', 'PR-R15', 'PR-R16', 'PR-R22'], text: 'pets-rescue.rules.PR-51' },
        { ids: ['PR-52', 'PR-R11', 'PR-R12'], text: 'pets-rescue.rules.PR-52' },
        {
          ids: ['PR-53', 'PR-54', 'PR-R18', 'PR-R48'],
          text: 'pets-rescue.rules.PR-53',
          piece: 'form:offer',
          quick: true,
        },
        { ids: ['PR-55', 'PR-R19', 'PR-R20'], text: 'pets-rescue.rules.PR-55', quick: true },
        { ids: ['PR-56', 'PR-R21', 'PR-R51'], text: 'pets-rescue.rules.PR-56' },
      ],
      examples: [
        { name: 'pass', title: 'pets-rescue.example.pass' },
        { name: 'offer', title: 'pets-rescue.example.offer' },
      ],
    },
    {
      title: 'pets-rescue.rules.the-end',
      rules: [
        {
          ids: ['PR-23', 'PR-47', 'PR-48', 'PR-R24', 'PR-R29'],
          text: 'pets-rescue.rules.PR-23',
          piece: 'form:leftover',
          quick: true,
        },
        { ids: ['PR-R25', 'PR-R26', 'PR-R27', 'PR-R28', 'PR-R23'], text: 'pets-rescue.rules.PR-R25' },
        { ids: ['PR-24', 'PR-R30', 'PR-R5'], text: 'pets-rescue.rules.PR-24', piece: 'start', quick: true },
        { ids: ['PR-25'], text: 'pets-rescue.rules.PR-25', quick: true },
      ],
    },
  ],
} satisfies Rules;
