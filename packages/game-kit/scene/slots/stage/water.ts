import { Container, Geometry, Mesh, Shader, Sprite } from 'pixi.js'
import type { SceneClock } from '../../clock.ts'
import { frame } from '../../pixi/textures.ts'
import { createSpread } from '../../spread.ts'
import type { Layout } from './layout.ts'
import type { Painted, Painting } from './painting.ts'
import type { SlotSkin, StageArt } from './skin.ts'

type Water = NonNullable<SlotSkin['water']>
type Shore = { x: number; y: number; width: number; height: number; horizon: number; moon: number }

const vertex = `#version 300 es
in vec2 aPosition;
in vec2 aUV;
out vec2 vUV;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
void main() {
  vUV = aUV;
  mat3 m = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((m * vec3(aPosition, 1.)).xy, 0., 1.);
}`

/** The painting with animated water, moon glitter and mist in one cheap pass. uWarm turns night to golden dusk. */
const fragment = `#version 300 es
precision mediump float;
in vec2 vUV;
out vec4 o;
uniform sampler2D uTex;
uniform float uTime;
uniform float uPulse;
uniform float uWarm;
uniform float uHorizon;
uniform float uMoon;
uniform float uAspect;
float h(vec2 p) { p = fract(p * vec2(123.34, 345.45)); p += dot(p, p + 34.345); return fract(p.x * p.y); }
float n(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(h(i), h(i + vec2(1, 0)), f.x), mix(h(i + vec2(0, 1)), h(i + vec2(1, 1)), f.x), f.y);
}
void main() {
  vec2 u = vUV;
  float H = uHorizon;
  float d = max(0., (u.y - H) / (1. - H));
  vec2 s = u;
  if (u.y > H) {
    float w = n(vec2(u.x * uAspect * (22. - 10. * d) + uTime * .15, u.y * 120. / (.3 + d * 1.4) - uTime * 1.3)) - .5;
    s += vec2(w * .016 * (.15 + d), w * .010 * d);
    s.y = max(s.y, H + .001);
  }
  vec3 c = texture(uTex, s).rgb;
  if (u.y > H) {
    vec2 p = vec2(u.x * uAspect * (70. - 34. * d), u.y * 240. / (.35 + d * 1.6));
    float a = n(p + vec2(uTime * .5, -uTime * 1.1)), b = n(p * 1.7 - vec2(uTime * .6, uTime * .4));
    float g = smoothstep(.62, .95, 1. - abs(a - b) * 1.9) * a;
    float path = exp(-pow((u.x - uMoon) * uAspect / (.06 + .2 * d), 2.));
    c += vec3(1., .9, .66) * g * path * .30 * (1. - .4 * d) + vec3(.2, .75, .7) * g * .05;
  }
  float m = n(vec2(u.x * uAspect * 3.5 - uTime * .03, u.y * 9.)) * .6
    + n(vec2(u.x * uAspect * 8. + uTime * .05, u.y * 22. + 3.)) * .4;
  float band = exp(-pow((u.y - H + .035) / .075, 2.)) + .55 * exp(-pow((u.y - H - .10) / .06, 2.));
  c = mix(c, vec3(.40, .70, .72), smoothstep(.30, .85, m) * band * .42);
  float lum = dot(c, vec3(.3, .59, .11));
  vec3 dusk = mix(vec3(.07, .02, .07), vec3(.78, .25, .13), smoothstep(0., .34, lum));
  dusk = mix(dusk, vec3(1., .80, .48), smoothstep(.26, .85, lum));
  c = mix(c, mix(c, dusk, .86), uWarm);
  c += vec3(1., .62, .2) * uPulse * exp(-length((u - vec2(.5, .5)) * vec2(1., 1.2)) * 3.2) * .5;
  o = vec4(c, 1.);
}`

const LANTERNS = 16

/** A tall painting is slightly higher than the stage, so that the moon is above the title; a wide one covers it. */
function shoreOf(water: Water, { size: { width, height }, tall }: Layout): Shore {
  if (tall) {
    const high = height * 1.08
    const wide = Math.max(high, width)
    return { x: (width - wide) / 2, y: -height * 0.012, width: wide, height: high, ...water.tall }
  }
  const wide = Math.max(width, (height * 16) / 9)
  const high = (wide * 9) / 16
  return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high, ...water.wide }
}

/** A river behind the board: animated unless motion is reduced, and at dusk in a feature. */
export function waterPainting(water: Water, { art, clock, quality, hasShaders, still }: Painted): Painting {
  const tallArt = art.backTall ?? art.back
  const geometry = new Geometry({
    attributes: { aPosition: [0, 0, 1, 0, 1, 1, 0, 1], aUV: [0, 0, 1, 0, 1, 1, 0, 1] },
    indexBuffer: [0, 1, 2, 0, 2, 3],
  })
  const value = (start: number) => ({ value: start, type: 'f32' as const })
  const uniforms = {
    uTime: value(0),
    uPulse: value(0),
    uWarm: value(0),
    uHorizon: value(0.6),
    uMoon: value(0.5),
    uAspect: value(1),
  }
  const shader = Shader.from({
    gl: { vertex, fragment },
    resources: { uTex: tallArt.source, water: uniforms },
  })
  const moving: Record<string, number> = shader.resources['water'].uniforms
  const mesh = new Mesh({ geometry, shader })
  const view = new Container()
  const lanterns = createLanterns(art, clock, still)
  // Without support for animated water only the painting is shown.
  const painting = new Sprite(tallArt)
  mesh.visible = hasShaders
  painting.visible = !hasShaders
  view.addChild(mesh, painting, lanterns.view)
  quality.subscribe((thrift) => {
    mesh.visible = hasShaders && thrift < 2
    painting.visible = !mesh.visible
  })
  clock.each(() => {
    if (!still()) moving['uTime'] = clock.seconds
  })
  return {
    view,
    place: (layout) => {
      const shore = shoreOf(water, layout)
      const picture = layout.tall ? tallArt : art.back
      mesh.scale.set(shore.width, shore.height)
      mesh.position.set(shore.x, shore.y)
      painting.texture = picture
      painting.setSize(shore.width, shore.height)
      painting.position.set(shore.x, shore.y)
      shader.resources['uTex'] = picture.source
      moving['uHorizon'] = shore.horizon
      moving['uMoon'] = shore.moon
      moving['uAspect'] = layout.tall ? 1 : 16 / 9
      lanterns.place(shore, layout.size.width)
    },
    pulse: (strength) => {
      moving['uPulse'] = strength
    },
    mood: (share) => {
      moving['uWarm'] = share
      painting.tint = share > 0.5 ? 0xffb27a : 0xffffff
    },
  }
}

/** Floating paper lanterns, each with a flame, a halo and its reflection. */
function createLanterns(art: StageArt, clock: SceneClock, still: () => boolean) {
  const spread = createSpread(42)
  const view = new Container()
  const dot = frame(art.frames, 'dot')
  const all = Array.from({ length: LANTERNS }, () => {
    const boat = new Container()
    const halo = new Sprite(dot)
    const flame = new Sprite(dot)
    const mirror = new Sprite(dot)
    for (const sprite of [halo, flame, mirror]) {
      sprite.anchor.set(0.5)
      sprite.blendMode = 'add'
      sprite.tint = 0xff8a2a
    }
    halo.alpha = 0.55
    flame.tint = 0xffe2a0
    flame.scale.set(0.22, 0.3)
    mirror.alpha = 0.35
    mirror.scale.set(0.28, 1.1)
    mirror.y = 34
    boat.addChild(halo, mirror, flame)
    view.addChild(boat)
    return { boat, across: spread(), depth: spread() ** 1.3, phase: spread() * 6.3, x: 0, y: 0, size: 1 }
  })
  clock.each(() => {
    if (still()) return
    const t = clock.seconds
    for (const l of all) {
      l.boat.position.set(
        l.x + Math.sin(t * 0.25 + l.phase) * 8,
        l.y + Math.sin(t * 0.9 + l.phase) * 2 * l.size,
      )
      l.boat.alpha = 0.8 + 0.2 * Math.sin(t * 2.1 + l.phase * 3)
    }
  })
  return {
    view,
    place: (back: Shore, width: number): void => {
      for (const l of all) {
        const depth = 0.05 + l.depth * 0.95
        l.size = 0.25 + depth
        l.x = l.across * width
        l.y = back.y + back.height * (back.horizon + (1 - back.horizon) * 0.9 * depth)
        l.boat.scale.set(l.size)
        l.boat.position.set(l.x, l.y)
      }
    },
  }
}
