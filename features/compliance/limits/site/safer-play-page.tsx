import { HeartHandshake } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import { asMember } from '#features/account/identity/site/auth-store.ts'
import { useIsMember } from '#ui/api/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { limits } from '../contract/member.ts'
import { ruleText } from '../words.ts'
import { HelpCard } from './help-card.tsx'
import { openSaferPlay } from './open-safer-play.ts'

/** Safer play for members and visitors: the tools, the rules that apply, and where to find help (R16). */
export function SaferPlayPage() {
  const texts = useTexts()
  const { t } = texts
  const isMember = useIsMember()
  const { data: rule } = useApiQuery(useApi(limits).rule)
  const tools = ['deposit', 'loss', 'stake', 'time', 'check', 'hours'] as const
  return (
    <div className="mx-auto grid max-w-250 gap-6">
      <div className="grid gap-3">
        <h1 className="flex items-center gap-3">
          <HeartHandshake size={28} className="text-action-text" aria-hidden />
          {t('limits.title')}
        </h1>
        <p className="max-w-170 text-muted">{t('limits.lead')}</p>
        <div>
          <Button look="primary" onClick={() => asMember(openSaferPlay)}>
            {t('limits.open')}
          </Button>
          {!isMember && <p className="mt-2 text-13 text-muted">{t('limits.loginText')}</p>}
        </div>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <ul className="grid gap-4 md:grid-cols-2">
          {tools.map((kind) => (
            <li key={kind} className="panel grid content-start gap-1 p-5">
              <h2 className="text-16">{t(`limits.${kind}`)}</h2>
              <p className="text-13 text-muted">{t(`limits.${kind}Text`)}</p>
            </li>
          ))}
          <li className="panel grid content-start gap-1 p-5 md:col-span-2">
            <h2 className="text-16">{t('exclusions.title')}</h2>
            <p className="text-13 text-muted">{t('exclusions.lead')}</p>
          </li>
        </ul>
        <div className="grid gap-4">
          <HelpCard />
          {rule && (
            <section className="panel grid gap-1.5 p-5 text-13 text-muted">
              <p>{ruleText(texts, rule)}</p>
              <p>{t('limits.ruleAge', { age: rule.minimumAge })}</p>
            </section>
          )}
        </div>
      </div>
    </div>
  )
}
