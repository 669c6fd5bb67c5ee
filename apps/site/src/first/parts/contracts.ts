import { members } from '#features/account/members/contract.ts'
import { system } from '#features/platform/settings/contract.ts'
import { siteStatus } from '#features/contact/site-status/contract.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { lobby } from '#features/play/lobby/contract.ts'
import { winners } from '#features/play/winners/contract.ts'

export const contracts = [members, system, siteStatus, wallet, lobby, winners] as const
