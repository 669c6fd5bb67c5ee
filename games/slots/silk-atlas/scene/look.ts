import { chain, type RigPart } from '#game-kit/scene/slots/stage/cast/rig.ts'
import type { ScenePiece, SlotLook } from '#game-kit/scene/slots/stage/cast/look.ts'
import cast from '../art/stage/cast.json'

const LINKS = 9

/** A wing that beats: it folds through the body's plane. */
const wing = (name: string, behind: boolean): RigPart => ({
  name,
  frame: 'wing',
  under: 'body',
  pivot: [40, 46],
  at: behind ? [36, 44] : [42, 46],
  behind,
  ...(behind ? { tint: 0xb09a88 } : {}),
  moves: [
    { what: 'high', by: -0.42, swing: 0.2, hz: 0.3, phase: behind ? 0.06 : 0 },
    { what: 'turn', swing: 4, hz: 0.3 },
    { what: 'high', swing: -0.9, hz: 0.16, form: 'blink' },
    { in: 'spin', what: 'high', swing: 0.6, hz: 1.5, phase: behind ? 0.06 : 0 },
    { in: 'tense', what: 'high', by: 0.4 },
    { in: 'win', what: 'high', by: 0.1, swing: 0.7, hz: 2, phase: behind ? 0.06 : 0 },
    { in: 'big', what: 'high', by: 0.3, swing: 0.7, hz: 1.7, phase: behind ? 0.06 : 0 },
    { in: 'feature', what: 'high', by: 0.3, swing: 0.3, hz: 0.9 },
  ],
})

const camel = (x: number, phase: number): ScenePiece => ({
  frame: 'camel',
  pivot: [50, 104],
  tall: [x, 0.975, 0.17],
  wide: [x * 0.4 - 0.06, 0.76, 0.1],
  tint: 0xb08a78,
  moves: [
    { what: 'x', swing: 60, hz: 0.008 },
    { what: 'y', swing: 2, hz: 0.9, phase },
    { what: 'turn', swing: 2, hz: 0.45, phase },
  ],
})

/** A map on the sand, and the falcon that carries its owner's scarf. */
export const look: SlotLook = {
  cast,
  rig: {
    foot: 80,
    span: [-6, 118],
    parts: [
      {
        name: 'body',
        pivot: [46, 52],
        moves: [
          { what: 'y', swing: 5, hz: 0.3, phase: 0.5 },
          { what: 'x', swing: 4, hz: 0.09 },
          { what: 'turn', by: 4, swing: 4, hz: 0.13 },
          { in: 'spin', what: 'turn', by: 6 },
          { in: 'tense', what: 'turn', by: -10 },
          { in: 'win', what: 'y', swing: 6, hz: 1 },
          { in: 'win', what: 'turn', by: 10, swing: 8, hz: 1 },
          { in: 'big', what: 'y', swing: 10, hz: 0.85 },
          { in: 'big', what: 'turn', by: 12, swing: 9, hz: 0.85 },
        ],
      },
      wing('far', true),
      {
        name: 'tail',
        under: 'body',
        pivot: [70, 54],
        behind: true,
        moves: [
          { what: 'turn', swing: 4, hz: 0.2 },
          { what: 'high', swing: 0.1, hz: 0.3 },
          { in: 'big', what: 'high', by: 0.5 },
        ],
      },
      ...chain({
        name: 'scarf',
        frame: 'link',
        under: 'body',
        at: [46, 68],
        pivot: [38, 50],
        step: [22, 0],
        count: LINKS,
        shrink: 0.95,
        scale: 0.42,
        turn: 16,
        behind: true,
        moves: (nth) => [
          { what: 'turn', by: nth ? 3 : 0, swing: 13, hz: 0.5, phase: -nth * 0.13 },
          { in: 'spin', what: 'turn', swing: 10, hz: 1.7, phase: -nth * 0.14 },
          { in: 'win', what: 'turn', swing: 12, hz: 1.4, phase: -nth * 0.13 },
          { in: 'big', what: 'turn', swing: 12, hz: 1.3, phase: -nth * 0.13 },
        ],
      }),
      {
        name: 'fringe',
        under: `scarf${LINKS - 1}`,
        pivot: [42, 50],
        at: [64, 50],
        behind: true,
        moves: [{ what: 'turn', swing: 12, hz: 0.6 }],
      },
      {
        name: 'head',
        under: 'body',
        pivot: [20, 44],
        moves: [
          { what: 'turn', swing: 7, hz: 0.19 },
          { what: 'turn', swing: -16, hz: 0.11, form: 'blink' },
          { in: 'win', what: 'turn', swing: 10, hz: 2 },
          { in: 'big', what: 'turn', by: 10, swing: 8, hz: 1.7 },
        ],
      },
      {
        name: 'lid',
        under: 'head',
        pivot: [12, 36],
        moves: [{ what: 'alpha', by: -1, swing: 1.1, hz: 0.26, form: 'blink' }],
      },
      wing('near', false),
    ],
  },
  pieces: [
    { frame: 'roller', pivot: [50, 97.5], at: [0.5, 0], off: [0, 3.4], fit: true, only: 'tall' },
    { frame: 'roller', pivot: [50, 97.5], at: [0.5, 1], off: [0, -3.4], fit: true, only: 'tall' },
    { frame: 'rollerWide', pivot: [50, 98.2], at: [0.5, 0], off: [0, 3.4], fit: true, only: 'wide' },
    { frame: 'rollerWide', pivot: [50, 98.2], at: [0.5, 1], off: [0, -3.4], fit: true, only: 'wide' },
    ...[0.02, 0.98].map((u, i) => ({
      frame: 'tassel',
      pivot: [50, 0] as const,
      at: [u, 1] as const,
      off: [0, 0] as const,
      scale: 0.2,
      moves: [
        { what: 'turn', swing: 6, hz: 0.25, phase: i * 0.4 } as const,
        { in: 'win', what: 'turn', swing: 12, hz: 1.3, phase: i * 0.4 } as const,
      ],
    })),
  ],
  scenery: [
    camel(0.38, 0),
    camel(0.54, 0.4),
    camel(0.7, 0.7),
    { frame: 'tent', pivot: [50, 100], tall: [0.9, 1.0, 0.26], wide: [0.93, 0.84, 0.34] },
    { frame: 'wares', pivot: [50, 98], tall: [0.13, 1.03, 0.28], wide: [0.08, 0.97, 0.3] },
  ],
  compose: {
    tall: 'sky',
    tallSize: 0.46,
    tallX: 0.42,
    margin: 18,
    cellHigh: 1.16,
    fill: 1.02,
    wide: 'left',
    shift: 0.06,
    title: 'side',
    wideY: 0.56,
    wideSize: 0.92,
    isBehind: true,
  },
  // wood, and a falcon's call
  voice: {
    stop: [0.5, 0.02, 240, 0, 0.01, 0.06, 1, 2, -6, 0, 0, 0, 0, 0.5],
    glad: [0.25, 0.03, 1700, 0.02, 0.12, 0.2, 0, 1.2, -6, 0, 0, 0, 0.09],
    great: [0.3, 0.03, 1900, 0.03, 0.4, 0.4, 0, 1.2, -3, 0, 0, 0, 0.14, 0, 12],
  },
  wins: {
    line: [0x2a3ae0, 0xff9a3a, 0xfff6dc],
    glow: 0xffa040,
    burst: {
      frame: 'star',
      tint: 0xffffff,
      count: 8,
      speed: 0.12,
      gravity: 0.0002,
      scale: 0.1,
      isGlowing: false,
    },
    spin: 0.07,
    rain: ['star', 'vase', 'hourglass'],
    shade: 0x120818,
    rays: 0xffb870,
  },
  backdrop: `
vec3 scene(vec2 u) {
  const float H = .55;
  float land = smoothstep(H, H + .08, u.y);
  float shimmer = (n(vec2(u.x * 20., u.y * 60. - uTime * 1.4)) - .5) * .006 * exp(-pow((u.y - H - .02) / .06, 2.));
  vec3 c = tex(u + vec2(shimmer, shimmer * .5));
  vec2 q = floor(u * 160.);
  float star = step(.985, h(q)) * smoothstep(.45, .12, u.y);
  c += vec3(1., .9, .8) * star * exp(-dot(fract(u * 160.) - .5, fract(u * 160.) - .5) * 14.) * (.35 + .65 * sin(uTime * (.8 + 2.4 * h(q + 2.)) + 30. * h(q + 5.)));
  vec2 k = u - vec2(.5, .46);
  c += vec3(1., .5, .2) * exp(-length(k * vec2(1., 1.5)) * 5.) * .3 * (.85 + .15 * sin(uTime * .6) + uMood * .6);
  float ripple = sin((u.y * 190. + n(vec2(u.x * 12., u.y * 9.)) * 16.) + n(vec2(u.x * 5. - uTime * .15, 3.)) * 4.);
  c *= 1. + ripple * .07 * land;
  float sand = n2(vec2(u.x * 9. - uTime * .35, u.y * 34. + sin(u.x * 9.) * 2.));
  c = mix(c, vec3(1., .74, .48), smoothstep(.46, .86, sand) * .34 * land * (1. + uMood));
  return mix(c, c * vec3(1.15, .85, 1.05), uMood * .5);
}`,
}
