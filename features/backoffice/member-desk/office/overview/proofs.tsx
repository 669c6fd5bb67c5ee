import { BookCheck, LockKeyhole, ShieldAlert, ShieldCheck, type LucideIcon } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import type { Overview } from './overview-panel.tsx'

type Tone = 'good' | 'bad' | 'waiting'

const tones: Record<Tone, string> = { good: 'text-action-text', bad: 'text-danger', waiting: 'text-warning' }

/** Whether the ledger reconciles, whether the audit log is intact, and which operators were locked out today. */
export function Proofs({ overview: { proofs } }: { readonly overview: Overview }) {
  const { t, date } = useTexts()
  const { ledger, audit, lockedOperators } = proofs
  const seen = (at: Date | null) => (at ? t('backoffice.provedAt', { at: date(at, 'clock') }) : '')
  const ledgerTones = { whole: 'good', broken: 'bad', behind: 'waiting', never: 'waiting' } as const
  const auditTones = { whole: 'good', broken: 'bad', never: 'waiting' } as const
  return (
    <section className="panel grid content-start gap-4 p-5">
      <h2 className="text-16">{t('backoffice.proofs')}</h2>
      <ul className="grid gap-4">
        <Line
          icon={BookCheck}
          tone={ledgerTones[ledger.state]}
          title={t(`backoffice.ledger.${ledger.state}`)}
          under={seen(ledger.at)}
        />
        <Line
          icon={audit.state === 'broken' ? ShieldAlert : ShieldCheck}
          tone={auditTones[audit.state]}
          title={t(`backoffice.audit.${audit.state}`)}
          under={seen(audit.at)}
        />
        {lockedOperators.length === 0 && (
          <Line icon={LockKeyhole} tone="good" title={t('backoffice.noneLocked')} under="" />
        )}
        {lockedOperators.map(({ object, at, ip }) => (
          <Line
            key={`${object}${at.toISOString()}`}
            icon={LockKeyhole}
            tone="bad"
            title={t('backoffice.operatorLocked', { account: object.replace('operator:', '') })}
            under={`${date(at, 'minute')} · ${ip}`}
          />
        ))}
      </ul>
    </section>
  )
}

type LineProps = {
  readonly icon: LucideIcon
  readonly tone: Tone
  readonly title: string
  readonly under: string
}

function Line({ icon: Icon, tone, title, under }: LineProps) {
  return (
    <li className="flex items-start gap-3">
      <Icon size={20} aria-hidden className={tones[tone]} />
      <span className="grid min-w-0">
        <span className="text-13 font-medium">{title}</span>
        <span className="num text-12 text-faint">{under}</span>
      </span>
    </li>
  )
}
