import { ShieldAlert, X } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { limits } from '#features/compliance/limits/contract/member.ts'
import { openSaferPlay } from '#features/compliance/limits/site/open-safer-play.ts'
import { limitName } from '#features/compliance/limits/words.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { houseNow } from '#ui/api/server-clock.ts'
import { useApi } from '#ui/api/use-api.ts'

/** Above another provider's game, which may show neither: which limit, or which term of the bonus, refused the last stake. */
export function LimitBar() {
  const texts = useTexts()
  const { t } = texts
  const { data } = useApiQuery(useApi(limits).check)
  const [seenAt, setSeenAt] = useState(houseNow)
  const reached = data?.reached ?? null
  const term = data?.bonusTerm ?? null
  const at = (reached ?? term)?.at.getTime() ?? 0
  if (at <= seenAt) return null
  return (
    <div
      role="alert"
      className="absolute inset-x-3 top-3 mx-auto flex max-w-120 items-start gap-3 rounded-card border border-line bg-raised p-3 shadow-lift"
    >
      <ShieldAlert size={20} className="mt-0.5 shrink-0 text-warning" aria-hidden />
      <div className="grid min-w-0 flex-1 justify-items-start gap-2 text-14">
        {term && <p>{t(`refusal.play.limit.${term.guard}`)}</p>}
        {reached && (
          <>
            <p>
              {reached.kind === 'stake'
                ? t('limits.stakeMax')
                : t('limits.playReached', { limit: limitName(texts, reached) })}
            </p>
            <Button size="sm" onClick={openSaferPlay}>
              {t('limits.seeLimits')}
            </Button>
          </>
        )}
      </div>
      <IconButton icon={X} label={t('ui.close')} onClick={() => setSeenAt(at)} />
    </div>
  )
}
