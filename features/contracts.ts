import { all } from './all.ts'

type Declared = Extract<(typeof all)[number], { readonly contracts: object }>['contracts']
type Merged<U> = (U extends unknown ? (each: U) => void : never) extends (each: infer I) => void ? I : never
type Flat<T> = { readonly [K in keyof T]: T[K] }

/** Every contract by name, typed: used by test clients, the API reference and the error catalogue. */
export const contracts: Flat<Merged<Declared>> = Object.assign(
  {},
  ...all.map((feature) => ('contracts' in feature ? feature.contracts : {})),
)

type Contracts = typeof contracts
type Name = keyof Contracts

/** The full name of a call, such as 'deposits.create': the key of its query. */
export type CallName = { [N in Name]: `${N}.${keyof Contracts[N] & string}` }[Name]

/** All calls of a contract: 'deposits.*'. */
export type CallsOf = `${Name}.*`
