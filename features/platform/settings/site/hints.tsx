import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { system } from '../contract.ts'

/** What the brand offers a new member, if it says so (§9). */
export function RegisterHints() {
  const { t, money } = useTexts()
  const { data } = useApiQuery(useApi(system).whitelabel, undefined, { staleMs: Infinity })
  if (!data) return null
  const { registerBonus, zaloBonus } = data.hints
  const amount = (value: bigint) => money(value, data.currency, { symbol: true })
  const lines = [
    ...(registerBonus ? [t('hints.registerBonus', { amount: amount(registerBonus) })] : []),
    ...(zaloBonus ? [t('hints.zaloBonus', { amount: amount(zaloBonus) })] : []),
  ]
  if (lines.length === 0) return null
  return (
    <Notice tone="info" className="mb-4">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  )
}

/** One line under a lobby page's name: the real number of games, and the brand's text about bets and lines (§9). */
export function SlotsHint({ games }: { readonly games: number }) {
  const { t, money, number } = useTexts()
  const { data } = useApiQuery(useApi(system).whitelabel, undefined, { staleMs: Infinity })
  if (!data) return null
  const { leastBet, lines } = data.hints
  if (!leastBet && !lines) return null
  const parts = [
    t('home.gameCount', { count: games }),
    ...(leastBet ? [t('hints.leastBet', { amount: money(leastBet, data.currency, { symbol: true }) })] : []),
    ...(lines ? [t('hints.lines', { count: number(lines) })] : []),
  ]
  return <p className="-mt-2 text-13 text-muted">{parts.join(' · ')}</p>
}
