import type { RigPart } from '#game-kit/scene/slots/stage/cast/rig.ts'
import type { SlotLook } from '#game-kit/scene/slots/stage/cast/look.ts'
import cast from '../art/stage/cast.json'

const flame = (name: string, x: number, y: number, scale: number, phase: number): RigPart => ({
  name,
  frame: 'fire',
  under: 'head',
  pivot: [50, 96],
  at: [x, y],
  scale,
  behind: true,
  moves: [
    { what: 'high', by: -0.15, swing: 0.16, hz: 1.7, phase },
    { what: 'turn', swing: 7, hz: 0.9, phase },
    { in: 'win', what: 'high', by: 0.5, swing: 0.2, hz: 3, phase },
    { in: 'feature', what: 'high', by: 0.35 },
    { in: 'big', what: 'high', by: 0.9, swing: 0.3, hz: 3.4, phase },
    { in: 'big', what: 'wide', by: 0.4 },
  ],
})

const fist = (name: string, x: number, mirror: boolean, phase: number): RigPart => ({
  name,
  frame: 'fist',
  pivot: [14, 76],
  at: [x, 86],
  mirror,
  moves: [
    { what: 'y', swing: 0.4, hz: 0.3, phase },
    { in: 'spin', what: 'y', swing: 2.5, hz: 3.2, phase, form: 'beat', by: -1 },
    { in: 'tense', what: 'turn', swing: 3, hz: 9, phase },
    { in: 'win', what: 'y', by: -2, swing: -9, hz: 2.2, phase, form: 'beat' },
    { in: 'big', what: 'y', by: -14, swing: -16, hz: 2.4, phase, form: 'beat' },
    { in: 'big', what: 'turn', by: -16 },
  ],
})

/** The giant of the mountain looks over the board; rock, fire and ash around it. */
export const look: SlotLook = {
  cast,
  rig: {
    foot: 88,
    top: -6,
    parts: [
      { name: 'shoulders', pivot: [50, 88], moves: [{ what: 'high', swing: 0.02, hz: 0.3 }] },
      {
        name: 'head',
        pivot: [50, 58],
        moves: [
          { what: 'y', swing: 0.8, hz: 0.3 },
          { what: 'turn', swing: 2.5, hz: 0.13 },
          { in: 'spin', what: 'y', by: 3, swing: 0.8, hz: 3.2 },
          { in: 'tense', what: 'y', by: 4, swing: 0.6, hz: 11 },
          { in: 'win', what: 'turn', swing: 6, hz: 1.6 },
          { in: 'win', what: 'y', by: -4 },
          { in: 'big', what: 'turn', swing: 9, hz: 1.2 },
          { in: 'big', what: 'y', by: -9 },
        ],
      },
      flame('fire1', 38, 18, 0.42, 0),
      flame('fire2', 62, 18, 0.42, 0.37),
      flame('fire3', 50, 16, 0.58, 0.7),
      {
        name: 'jaw',
        under: 'head',
        pivot: [50, 50],
        behind: true,
        moves: [
          { what: 'y', swing: 0.4, hz: 0.3, phase: 0.2 },
          { in: 'tense', what: 'y', by: 2 },
          { in: 'win', what: 'y', by: 3, swing: 1.2, hz: 2.4 },
          { in: 'feature', what: 'y', by: 3 },
          { in: 'big', what: 'y', by: 4, swing: 1.5, hz: 3 },
        ],
      },
      {
        name: 'lids',
        under: 'head',
        pivot: [50, 34],
        moves: [{ what: 'alpha', by: -1, swing: 1, hz: 0.28, form: 'blink' }],
      },
      fist('left', 3, false, 0),
      fist('right', 97, true, 0.5),
    ],
  },
  pieces: [
    { frame: 'spire', pivot: [50, 98], at: [0, 0], off: [5, 14], scale: 0.34, behind: true, turn: -12 },
    {
      frame: 'spire',
      pivot: [50, 98],
      at: [1, 0],
      off: [-5, 14],
      scale: 0.34,
      behind: true,
      turn: 12,
      mirror: true,
    },
    { frame: 'boulders', pivot: [0, 100], at: [0, 1], off: [-2, 4], scale: 0.34 },
    { frame: 'boulders', pivot: [0, 100], at: [1, 1], off: [2, 4], scale: 0.34, mirror: true },
  ],
  scenery: [
    { frame: 'spire', pivot: [50, 98], tall: [0.04, 1.06, 0.42], isFront: true, tint: 0x9a8a8a },
    {
      frame: 'spire',
      pivot: [50, 98],
      tall: [0.97, 1.08, 0.36],
      wide: [0.96, 1.04, 0.62],
      isFront: true,
      mirror: true,
      tint: 0x9a8a8a,
    },
  ],
  compose: {
    tall: 'perch',
    tallSize: 0.6,
    cellHigh: 1.02,
    margin: 17,
    wide: 'left',
    shift: 0.055,
    title: 'side',
    wideY: 0.68,
    wideSize: 0.84,
  },
  // stone, and the mountain's rumble
  voice: {
    stop: [0.8, 0.05, 72, 0, 0.03, 0.16, 4, 1.4, -2, 0, 0, 0, 0, 2],
    glad: [0.6, 0.1, 56, 0.05, 0.35, 0.45, 4, 0.8, 0.6, 0, 0, 0, 0, 3, 0, 0.1],
    great: [0.9, 0.1, 44, 0.1, 0.9, 1, 4, 0.8, 0.4, 0, 0, 0, 0, 4, 0, 0.1, 0.08],
  },
  wins: {
    line: [0xff3a10, 0xff8a20, 0xfff0b0],
    glow: 0xff6a20,
    burst: {
      frame: 'cinder',
      tint: 0xffffff,
      count: 6,
      speed: 0.16,
      gravity: 0.0006,
      scale: 0.065,
      isGlowing: true,
    },
    spin: 0.12,
    rain: ['ruby', 'amber', 'topaz', 'emerald', 'sapphire', 'cinder'],
    shade: 0x140302,
    rays: 0xff7a40,
  },
  backdrop: `
vec3 scene(vec2 u) {
  vec2 s = u;
  float low = smoothstep(.62, .74, u.y);
  s += (vec2(n(vec2(u.x * 16., u.y * 22. - uTime * 1.5)), n(vec2(u.x * 12. + 5., u.y * 18. - uTime))) - .5) * .007 * (1. - low);
  vec3 c = tex(s);
  float hot = clamp((c.r - c.b) * 1.6 - .45, 0., 1.);
  c += vec3(.9, .38, .06) * hot * (n(vec2(u.x * 70., u.y * 34. - uTime * 1.1)) - .4) * .9;
  float beat = .75 + .25 * sin(uTime * 1.7) + .6 * uPulse + .5 * uMood;
  vec2 k = (u - vec2(.5, .17)) * vec2(1., .8);
  c += vec3(1., .4, .1) * exp(-length(k) * 9.) * .45 * beat;
  float smoke = n2(vec2(u.x * 5. + sin(u.y * 9.) * .3, u.y * 6. + uTime * .12));
  c = mix(c, vec3(.16, .07, .09), smoothstep(.45, .8, smoke) * .5 * smoothstep(.3, .02, u.y));
  if (u.y > .64) {
    float d = (u.y - .64) / .36;
    vec2 p = vec2((u.x - .5) * (15. - 9. * d), 2.6 / (d + .22)) + vec2(uTime * .05, uTime * .09);
    float a = n2(p * 1.6), b = n2(p * 1.6 + 9.3);
    float crack = smoothstep(.11, .0, abs(a - b));
    vec3 crust = mix(vec3(.07, .02, .02), vec3(.22, .06, .03), a);
    vec3 fire = mix(vec3(.85, .16, .02), vec3(1., .78, .28), smoothstep(.4, 1., crack));
    vec3 lake = mix(crust, fire, crack * (.8 + .2 * sin(uTime * 2. + p.x)));
    c = mix(c, lake * (1.05 - .5 * d), smoothstep(.64, .7, u.y) * .92);
  }
  return c;
}`,
}
