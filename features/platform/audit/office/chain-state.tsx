import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { audit } from '../contract.ts'

type Check = Reply<(typeof audit)['check']>

const HASH_SHOWN = 12

/** The last verification of the chain, and a button to run another. */
export function ChainState({ mayProve }: { readonly mayProve: boolean }) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(audit)
  const state = useApiQuery(api.state)
  const prove = useApiMutation(api.check, { invalidates: [api.state, api.entries] })
  const last = state.data?.last ?? null
  const look = lookOf(last)
  return (
    <section
      aria-label={t('audit.prove')}
      className={`mx-4 my-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control px-4 py-2.5 ${look.tone}`}
    >
      <look.icon size={22} className={look.colour} aria-hidden />
      <div className="min-w-0 flex-1 basis-70" role="status">
        <p className="font-medium">{t(look.title)}</p>
        <Words check={last} />
        {prove.error && <p className="text-13 text-danger">{errorWords(texts, prove.error)}</p>}
      </div>
      {mayProve && (
        <Button size="sm" busy={prove.isPending} onClick={() => prove.mutate({})}>
          {t(prove.isPending ? 'audit.proving' : 'audit.prove')}
        </Button>
      )}
    </section>
  )
}

function lookOf(check: Check | null) {
  if (!check) return { icon: ShieldQuestion, tone: 'bg-raised', colour: 'text-muted', title: 'audit.never' }
  return check.findings.length
    ? { icon: ShieldAlert, tone: 'bg-danger-soft', colour: 'text-danger', title: 'audit.broken' }
    : { icon: ShieldCheck, tone: 'bg-action-soft', colour: 'text-action-text', title: 'audit.whole' }
}

function Words({ check }: { readonly check: Check | null }) {
  const { t, date, number } = useTexts()
  if (!check) return <p className="text-13 text-muted">{t('audit.neverText')}</p>
  const proved = t('audit.lastProof', {
    when: date(check.at, 'stamp'),
    who: check.operator ?? t('audit.house'),
  })
  if (check.findings.length === 0) {
    const values = {
      entries: Number(check.entries),
      seconds: number(check.tookMs / 1000),
      hash: check.end.slice(0, HASH_SHOWN),
    }
    return (
      <p className="text-13 text-muted">
        {t('audit.wholeText', values)} {proved}
      </p>
    )
  }
  return (
    <div className="grid gap-1 text-13">
      <p>{t('audit.brokenText', { count: check.findings.length })}</p>
      <ul className="list-disc pl-5">
        {check.findings.slice(0, 8).map(({ kind, seq }) => (
          <li key={`${kind}${seq}`}>{t(`audit.finding.${kind}`, { seq: seq.toString() })}</li>
        ))}
      </ul>
      <p className="text-muted">{proved}</p>
    </div>
  )
}
