import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { system } from '#features/platform/settings/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Copyable } from '#ui/data/copyable.tsx'
import { saveFile } from '#ui/data/keep-file.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { Banner, bannerSizes, bannerTexts, type BannerSize } from './banner.tsx'

const languages = ['en', 'vi'] as const
type BannerLanguage = (typeof languages)[number]

/** Banners of a code: drawn by code in the chosen size and language, without a third party's image or script. */
export function Banners({ code, address }: { readonly code: string; readonly address: string }) {
  const { t, lang } = useTexts()
  const brand = useApiQuery(useApi(system).whitelabel, undefined, { staleMs: Infinity }).data?.name ?? ''
  const [size, setSize] = useState<BannerSize>('300x250')
  const [language, setLanguage] = useState<BannerLanguage>(lang === 'vi' ? 'vi' : 'en')
  const drawn = useRef<SVGSVGElement>(null)
  const name = `${code.toLowerCase()}-${size}-${language}.svg`
  const save = () => {
    if (!drawn.current) return
    saveFile(
      new Blob([new XMLSerializer().serializeToString(drawn.current)], { type: 'image/svg+xml' }),
      name,
    )
  }
  const { width, height } = bannerSizes[size]
  const { title } = bannerTexts(language, brand)
  const html = `<a href="${address}?sub=${size}" rel="sponsored nofollow"><img src="${name}" width="${width}" height="${height}" alt="${title}"></a>`
  return (
    <div className="grid gap-3 border-t border-hair pt-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={t('affiliates.bannerSize')}
          value={size}
          onChange={({ target }) => setSize(sizeOf(target.value))}
          options={Object.keys(bannerSizes).map((value) => ({ value, label: value.replace('x', ' × ') }))}
        />
        <SelectField
          label={t('affiliates.bannerLanguage')}
          value={language}
          onChange={({ target }) => setLanguage(target.value === 'vi' ? 'vi' : 'en')}
          options={languages.map((value) => ({ value, label: t(`affiliates.language.${value}`) }))}
        />
      </div>
      <div className="overflow-x-auto rounded-control bg-raised p-3">
        <Banner ref={drawn} size={size} language={language} brand={brand} />
      </div>
      <Copyable boxed text={html} what={t('affiliates.bannerHtml')} />
      <Button size="sm" icon={Download} className="justify-self-start" onClick={save}>
        {t('affiliates.saveBanner')}
      </Button>
    </div>
  )
}

const sizeOf = (value: string): BannerSize => {
  const known = ['300x250', '728x90', '320x50', '160x600'] as const
  return known.find((size) => size === value) ?? '300x250'
}
