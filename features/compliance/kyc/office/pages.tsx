import type { OfficePageProps } from '#ui/route/office.ts'
import { IdDocumentsQueue } from './id-documents-queue.tsx'

export function IdDocumentsPage({
  search,
  setSome,
  may,
}: OfficePageProps<'state' | 'find' | 'id' | 'brand'>) {
  return <IdDocumentsQueue filter={search} onFilter={setSome} may={may} />
}
