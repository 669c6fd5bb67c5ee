import { Download } from 'lucide-react'
import { useState } from 'react'
import { useFresh } from '#features/account/security/site/proof/use-fresh.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { saveFile } from '#ui/data/keep-file.ts'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { profile } from '../contract.ts'

/** All data that the platform holds about a member, to view or to download (O9). */
export function OwnDataCard() {
  const { t } = useTexts()
  const api = useApi(profile)
  const fresh = useFresh()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const file = await fresh(() => api.ownData())
    setBusy(false)
    if (!file) return
    saveFile(file, file.name)
    toast({ tone: 'good', title: t('profile.dataDone') })
  }
  return (
    <section className="panel grid justify-items-start gap-3 p-5">
      <h2 className="text-16">{t('profile.data')}</h2>
      <p className="text-13 text-muted">{t('profile.dataText')}</p>
      <Button size="sm" icon={Download} busy={isBusy} onClick={() => void save()}>
        {t('profile.dataDo')}
      </Button>
    </section>
  )
}
