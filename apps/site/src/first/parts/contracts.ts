import { lobby } from '#features/lobby/contract.ts'
import { members } from '#features/members/contract.ts'
import { system } from '#features/settings/contract.ts'
import { startup } from '#features/startup/contract.ts'
import { wallet } from '#features/wallet/contract.ts'
import { winners } from '#features/winners/contract.ts'

export const contracts = [lobby, members, system, startup, wallet, winners] as const
