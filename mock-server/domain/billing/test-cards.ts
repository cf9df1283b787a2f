import type { CardRow } from '../../world/rows.ts';

type TestCard = Pick<CardRow, 'brand' | 'outcome'> & { cvv: 3 | 4 };

const VISA = { brand: 'visa', cvv: 3 } as const;
const MASTERCARD = { brand: 'mastercard', cvv: 3 } as const;
const AMEX = { brand: 'american-express', cvv: 4 } as const;
const DISCOVER = { brand: 'discover', cvv: 3 } as const;

/** Published test numbers of payment processors. The mock takes no others, so that real cards never reach it. */
const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { ...VISA, outcome: 'succeeds' },
  '4000056655665556': { ...VISA, outcome: 'succeeds' },
  '5555555555554444': { ...MASTERCARD, outcome: 'succeeds' },
  '2223003122003222': { ...MASTERCARD, outcome: 'succeeds' },
  '378282246310005': { ...AMEX, outcome: 'succeeds' },
  '6011111111111117': { ...DISCOVER, outcome: 'succeeds' },
  '4000000000000002': { ...VISA, outcome: 'declined' },
  '4000000000009995': { ...VISA, outcome: 'declined' },
};

export const testCardOf = (number: string): TestCard | null => TEST_CARDS[number] ?? null;
