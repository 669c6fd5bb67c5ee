/** Faults of real wallets, each with the check that must detect it. The mock operator has one at a time. */
export const faults = {
  'believes an unsigned call': 'signature.required',
  'signs nothing but the head of a call': 'signature.coversBody',
  'takes an old message': 'signature.clock',
  'takes a nonce twice': 'signature.nonce',
  'signs no answer': 'answer.signed',
  'forgets the id of the request': 'answer.echo',
  'charges a repeated bet twice': 'bet.once',
  'books a doubled call twice at once': 'bet.sameAtOnce',
  'answers a repetition with the balance of today': 'bet.sameAnswer',
  'takes another sum under a used id': 'bet.conflict',
  'lets a stake go below zero': 'bet.notEnough',
  'tells nothing of the balance where money is short': 'bet.notEnough',
  'checks, waits, and then books': 'bet.manyAtOnce',
  'takes a negative stake': 'bet.negative',
  'counts in cents and fractions of them are lost': 'bet.exact',
  'takes any currency': 'bet.currency',
  'takes a stake on a token that it never gave': 'bet.strangeToken',
  'takes a stake with the token of another': 'bet.anothersToken',
  'pays a repeated win twice': 'win.once',
  'refuses a win of nothing': 'win.nothing',
  'pays a win without a bet': 'win.withoutBet',
  'asks for a living token on a win': 'win.lateToken',
  'pays a win to whoever brings it': 'win.anothersToken',
  'refunds a repeated rollback twice': 'rollback.once',
  'refunds again under a second id': 'rollback.secondId',
  'refuses a rollback of what it never saw': 'rollback.unknown',
  'forgets a rollback that came first': 'rollback.buries',
  'asks for a living token on a rollback': 'rollback.lateToken',
  'refuses to take back a win that is spent': 'rollback.spentWin',
  'forgives a debt': 'rollback.spentWin',
} as const

export type Fault = keyof typeof faults

export const faultNames = Object.keys(faults).flatMap((name) => (isFault(name) ? [name] : []))

export function isFault(name: string): name is Fault {
  return Object.hasOwn(faults, name)
}
