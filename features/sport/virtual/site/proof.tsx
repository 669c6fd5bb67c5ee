import { Download, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button, buttonClass } from '#ui/action/button.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Notice } from '#ui/state/notice.tsx'
import type { Match } from './moments.ts'

type Verdict = 'same' | 'different'

/** What the platform fixed before betting opened, and the check of it in the member's own browser once the match is over. */
export function Proof({ record }: { readonly record: Match['record'] }) {
  const { t } = useTexts()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const { commitment, seed, league, no } = record
  const check = async () => {
    const { verifyMatch } = await import('../rules/seeds.ts')
    setVerdict(verifyMatch(record).verdict === 'same' ? 'same' : 'different')
  }
  const file = `data:application/json,${encodeURIComponent(JSON.stringify({ record: 'virtualMatch', ...record }, null, 2))}`
  return (
    <details className="vm-proof">
      <summary>
        <ShieldCheck size={16} aria-hidden />
        {t('virtual.proof')}
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pt-2">
        <p className="text-13 text-muted">
          {t(seed === null ? 'virtual.proofBefore' : 'virtual.proofAfter')}
        </p>
        <p className="text-12 text-muted">{t('virtual.commitment')}</p>
        <Copyable text={commitment} what={t('virtual.commitment')} boxed />
        {seed !== null && (
          <>
            <p className="text-12 text-muted">{t('virtual.seed')}</p>
            <Copyable text={seed} what={t('virtual.seed')} boxed />
            <p className="flex flex-wrap gap-2">
              <Button size="sm" icon={ShieldCheck} onClick={() => void check()}>
                {t('virtual.check')}
              </Button>
              <a
                className={buttonClass({ size: 'sm', look: 'outline' })}
                href={file}
                download={`${league}-${no}.json`}
              >
                <Download size={16} aria-hidden />
                {t('virtual.file')}
              </a>
            </p>
          </>
        )}
        {verdict && (
          <Notice tone={verdict === 'same' ? 'good' : 'danger'}>
            {t(verdict === 'same' ? 'virtual.same' : 'virtual.different')}
          </Notice>
        )}
      </div>
    </details>
  )
}
