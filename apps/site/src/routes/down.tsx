import { DownPage } from '#features/contact/pages/site/down-page.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { InstallButton } from '../pwa/install.tsx'
import { usePageName } from '../state/page-title.ts'
import { useBrand } from '../state/use-brand.ts'

export function DownRoute() {
  const { t } = useTexts()
  const { name } = useBrand()
  usePageName(t('pages.down'))
  return <DownPage brand={name} install={<InstallButton />} />
}
