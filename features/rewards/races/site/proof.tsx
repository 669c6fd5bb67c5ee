import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { saveFile } from '#ui/data/keep-file.ts'
import { toast } from '#ui/layer/toast.ts'
import { races } from '../contract/member.ts'
import type { Race } from './races-list.tsx'

/** The file behind a final ranking, and the hash that was published with it. */
export function Proof({ race: { id, facts, own }, hash }: { readonly race: Race; readonly hash: string }) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(races)
  const [isBusy, setBusy] = useState(false)
  const load = async () => {
    setBusy(true)
    try {
      const file = await api.file({ params: { id } })
      saveFile(file, file.name)
    } catch (error) {
      toast({ title: errorWords(texts, error), tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <details>
      <summary className="cursor-pointer py-2 text-13 font-medium underline underline-offset-2">
        {t('races.proof')}
      </summary>
      <p className="text-13 text-muted">{t('races.proofText')}</p>
      <dl className="my-3 grid gap-2 text-13">
        {own && (
          <div>
            <dt className="text-muted">{t('races.tag')}</dt>
            <dd className="num">{own.tag}</dd>
          </div>
        )}
        <div>
          <dt className="text-muted">{t('races.hash', { count: facts ?? 0 })}</dt>
          <dd className="num break-all">{hash}</dd>
        </div>
      </dl>
      <Button size="sm" icon={Download} busy={isBusy} onClick={() => void load()}>
        {t('races.file')}
      </Button>
    </details>
  )
}
