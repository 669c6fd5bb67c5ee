import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { linkClass } from '#ui/action/link.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { usePlace } from '#ui/route/place.ts'
import { identity } from '../../contract.ts'
import { useIsMember } from '#ui/api/session.ts'

/** Addresses at which a game or a deposit starts. */
const BEGINS = /^\/game\b|[?&]member=depositv2\b/

/** Terms that changed since the member agreed to them: they must agree again before play and deposits (A2). */
export function TermsDialog() {
  const { t } = useTexts()
  const isMember = useIsMember()
  const api = useApi(identity)
  const asked = useApiQuery(api.terms, undefined, { enabled: isMember, staleMs: 60_000 })
  const agree = useApiMutation(api.agreeToTerms, { invalidates: [api.terms] })
  // after "later", ask again when play or a deposit starts, and nowhere else
  const place = usePlace().href
  const [laterAt, setLaterAt] = useState<string | null>(null)
  const isLater = laterAt !== null && (laterAt === place || !BEGINS.test(place))
  const later = () => setLaterAt(place)
  const terms = asked.data
  return (
    <Dialog
      open={isMember && terms?.isDue === true && !isLater}
      onClose={later}
      width="narrow"
      title={t('entry.termsTitle')}
      text={t('entry.termsText')}
      actions={
        <>
          <Button onClick={later}>{t('entry.termsLater')}</Button>
          <Button
            look="primary"
            busy={agree.isPending}
            onClick={() => terms && agree.mutate({ body: { version: terms.version } })}
          >
            {t('entry.termsAgree')}
          </Button>
        </>
      }
    >
      {agree.error && <Failure error={agree.error} className="mb-3" />}
      <Link href="/help?topic=terms" className={linkClass} onClick={later}>
        {t('entry.termsRead')}
      </Link>
    </Dialog>
  )
}
