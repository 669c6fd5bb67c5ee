import type { Texture } from 'pixi.js'
import { createRoot } from 'react-dom/client'
import { openCard } from '#game-kit/scene/pixi/stage.ts'
import { loadPacked, loadTextures } from '#game-kit/scene/pixi/textures.ts'
import type { Scene, SceneModule, ScenePort } from '#game-kit/scene/port.ts'
import { companyIn } from './company.tsx'
import { Panel, type PanelProps } from './panel.tsx'
import { sharedPictures } from './pictures.ts'
import { createSea, placesIn, type Places, type Sea } from './sea.ts'
import type { RoomLook } from './stage/look.ts'
import { createFishingStore, volleys, type FishingStore } from './store.ts'
import { createVolleys, shotsOf, winOf } from './volley.ts'
import './fishing.css'

type Pictures = {
  readonly urls: Readonly<Record<string, string>>
  readonly textures: Readonly<Record<string, Texture>>
}

/** The scene of a room: water, fish, cannon and the panel below them. */
export function fishingScene(look: RoomLook): SceneModule {
  const urls = { ...look.pictures, ...sharedPictures, ground: look.ground }
  let loaded: Promise<Record<string, Texture>> | null = null
  const pictures = (progress: (share: number) => void): Promise<Record<string, Texture>> => {
    // a failed load is not kept: a retry loads again
    loaded ??= loadAll(look, progress).catch((problem: unknown) => {
      loaded = null
      throw problem
    })
    return loaded
  }
  return {
    load: async (progress) => {
      await Promise.all([pictures(progress), openCard()])
    },
    mount: async (host, port) =>
      mount(look, { urls, textures: await pictures(() => undefined) }, { host, port }),
  }
}

/** The ground is a texture of its own; everything that swims, flies or is won is drawn from one. */
async function loadAll(look: RoomLook, progress: (share: number) => void): Promise<Record<string, Texture>> {
  const [packed, ground] = await Promise.all([
    loadPacked<string>({ ...look.pictures, ...sharedPictures }, progress),
    loadTextures({ ground: look.ground }, () => undefined),
  ])
  return { ...packed, ...ground }
}

type Mounted = { readonly host: HTMLElement; readonly port: ScenePort }

async function mount(look: RoomLook, { urls, textures }: Pictures, { host, port }: Mounted): Promise<Scene> {
  const { room } = look
  const store = createFishingStore(room.kinds[3]?.key ?? '')
  const places = placesIn(host, look)
  const sea = await createSea({ look, textures, port, places, chosen: () => store.getState().fish })
  const choose = (fish: string, wanted: string | null = null): void => {
    if (store.getState().isBusy) return port.sound.play('refuse')
    sea.lock(fish, wanted)
    store.setState({ fish })
    port.sound.play('step')
    port.chosen()
  }
  const leavePanel = panelIn(places, { store, choose, kinds: room.kinds, pictures: urls }, { host, port })
  const leaveCompany = companyIn(places, port)
  const leaveTaps = followTaps(places, sea, { store, choose, port })
  const leaveLevels = followLevels(look, sea, port)
  const volley = createVolleys({ room, sea, port })
  const showChoice = (events: Parameters<Scene['show']>[0]): void => {
    const shots = shotsOf(room, events)
    const [first] = shots
    if (!first) return
    const bullets = volleys.find((count) => count === shots.length) ?? store.getState().bullets
    const shown = { bullets: shots.length, price: first.stake }
    store.setState({ fish: first.choice.fish, bullets, shown })
  }
  return {
    bet: () => ({ key: 'shot', choice: { shot: 0, fish: store.getState().fish } }),
    bets: (stake) => {
      const { fish, bullets } = store.getState()
      return Array.from({ length: bullets }, (_, shot) => ({ key: 'shot', stake, choice: { shot, fish } }))
    },
    begin: () => {
      port.clock.rate = 1
      store.setState({ isBusy: true })
    },
    cancel: () => store.setState({ isBusy: false }),
    play: async (events, stake, speed) => {
      port.clock.rate = 1
      store.setState({ isBusy: true })
      showChoice(events)
      await volley(events, stake, speed)
      store.setState({ isBusy: false })
    },
    show: (events) => {
      showChoice(events)
      port.won(winOf(events))
      store.setState({ isBusy: false })
    },
    skip: () => port.clock.hurry(),
    destroy: () => {
      leaveLevels()
      leaveTaps()
      leavePanel()
      leaveCompany()
      sea.leave()
      sea.stage.destroy()
      places.layers.remove()
    },
  }
}

/** Draws the panel and keeps the water above it. */
function panelIn(
  { layers, board }: Places,
  props: Omit<PanelProps, 'language' | 'stake' | 'money'>,
  { host, port }: Mounted,
): () => void {
  const root = createRoot(board)
  const draw = (): void =>
    root.render(
      <Panel
        {...props}
        language={port.language}
        stake={port.stake()}
        money={(amount) => port.figures(amount)}
      />,
    )
  const stop = port.onStake(draw)
  draw()
  const fit = (): void => {
    layers.style.setProperty('--bar', `${port.insets().bottom}px`)
    layers.style.setProperty('--panel', `${board.offsetHeight}px`)
  }
  const watcher = new ResizeObserver(fit)
  watcher.observe(host)
  watcher.observe(board)
  fit()
  return () => {
    stop()
    watcher.disconnect()
    root.unmount()
  }
}

type Taps = {
  readonly store: FishingStore
  readonly choose: (fish: string, wanted: string | null) => void
  readonly port: ScenePort
}

/** A tap aims at the fish under it, a second one at the same kind fires. The page does not take it for a skip. */
function followTaps({ water, board }: Places, { shoal }: Sea, { store, choose, port }: Taps): () => void {
  const own = (event: PointerEvent): void => event.stopPropagation()
  const tap = (event: PointerEvent): void => {
    event.stopPropagation()
    const { left, top } = water.getBoundingClientRect()
    const fish = shoal.at(event.clientX - left, event.clientY - top)
    if (!fish || store.getState().isBusy) return
    const isSame = fish.kind === store.getState().fish
    choose(fish.kind, fish.id)
    if (isSame) port.fire?.()
  }
  water.addEventListener('pointerup', tap)
  board.addEventListener('pointerup', own)
  return () => {
    water.removeEventListener('pointerup', tap)
    board.removeEventListener('pointerup', own)
  }
}

/** The barrel of the cannon follows the price of a bullet, from the least of the room's menu to the highest. */
function followLevels({ room }: RoomLook, { gun }: Sea, port: ScenePort): () => void {
  const follow = (): void => {
    const menus = Object.values(room.stakes).map(({ menu }) => menu)
    const menu = menus.find((prices) => prices.includes(port.stake())) ?? []
    const share = menu.indexOf(port.stake()) / Math.max(1, menu.length - 1)
    gun.level(Math.floor(share * 2.99))
  }
  follow()
  return port.onStake(follow)
}
