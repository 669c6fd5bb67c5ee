import { members } from '#features/members/contract.ts'
import { system } from '#features/settings/contract.ts'
import { startup } from '#features/startup/contract.ts'
import { wallet } from '#features/wallet/contract.ts'

export const contracts = [members, system, startup, wallet] as const
