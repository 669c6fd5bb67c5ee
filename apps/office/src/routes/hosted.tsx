import { useParams, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import type { OfficePage, OfficePageProps } from '#ui/route/office.ts'
import { go } from '../place.ts'
import { useSetFilters, useSetSomeFilters } from '../search.ts'
import { useMe } from '../state/use-me.ts'
import { Room } from './room.tsx'
import { NotFoundPage } from './states.tsx'

/** A page that a feature declares, with its title, its permission check and the URL's parameters. */
export function hosted(page: OfficePage, Page: ComponentType<OfficePageProps>): ComponentType {
  return function Hosted() {
    const { lang } = useTexts()
    const { may, me } = useMe()
    const search = useSearch({ strict: false })
    const params = useParams({ strict: false })
    const setSearch = useSetFilters()
    const setSome = useSetSomeFilters()
    return (
      <Room name={page[lang]} needs={page.needs}>
        <Page
          search={search}
          params={params}
          setSearch={setSearch}
          setSome={setSome}
          go={go}
          may={may}
          isOfAllBrands={me?.brands === null}
          notFound={<NotFoundPage />}
        />
      </Room>
    )
  }
}
