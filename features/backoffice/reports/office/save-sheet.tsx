import { FileDown } from 'lucide-react'
import { csvText } from '#kit/csv.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'

export type SaveSheetProps = {
  readonly name: string
  /** Computed when the export is requested. */
  readonly rows: () => readonly (readonly string[])[]
}

/** Saves a report as a CSV file; cells that a spreadsheet would run as formulas are escaped. */
export function SaveSheet({ name, rows }: SaveSheetProps) {
  const { t } = useTexts()
  const save = () => {
    // the byte order mark lets spreadsheets read the file as UTF-8
    const address = URL.createObjectURL(
      new Blob(['\uFEFF', csvText(rows())], { type: 'text/csv;charset=utf-8' }),
    )
    Object.assign(document.createElement('a'), { href: address, download: name }).click()
    URL.revokeObjectURL(address)
  }
  return (
    <Button look="outline" size="sm" icon={FileDown} className="md:ml-auto" onClick={save}>
      {t('reports.save')}
    </Button>
  )
}
