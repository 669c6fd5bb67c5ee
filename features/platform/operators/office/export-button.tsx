import { Download } from 'lucide-react'
import { useState } from 'react'
import { NetworkError, RefusedError } from '#contract/envelope.ts'
import { useApiQuery } from '#contract/react.ts'
import { operators } from '../contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { saveFile } from '#ui/data/keep-file.ts'
import { toast } from '#ui/layer/toast.ts'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'

/** Exports a list with all its pages as CSV; for operators with the export permission. */
export function ExportButton({ onExport }: { readonly onExport: () => Promise<File> }) {
  const texts = useTexts()
  const me = useApiQuery(useApi(operators).me, undefined, { staleMs: Infinity })
  const [isBusy, setBusy] = useState(false)
  if (!me.data?.permissions.includes('records.export')) return null
  const press = async () => {
    setBusy(true)
    try {
      const file = await onExport()
      saveFile(file, file.name)
      toast({ tone: 'good', title: texts.t('operators.exported'), text: file.name })
    } catch (error) {
      if (!(error instanceof RefusedError || error instanceof NetworkError)) throw error
      toast({ tone: 'danger', title: errorWords(texts, error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" look="ghost" icon={Download} busy={isBusy} onClick={() => void press()}>
      {texts.t('operators.export')}
    </Button>
  )
}
