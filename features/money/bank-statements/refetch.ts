/** The events after which an open page fetches a query again. */
export const refetch = {
  'bankStatements.entries': ['bank.statements'],
  'bankStatements.statements': ['bank.statements'],
  'bankStatements.preview': ['bank.statements'],
} as const
