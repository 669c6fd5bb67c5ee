import { Container, Geometry, Mesh, Shader, Sprite } from 'pixi.js'
import type { Painted, Painting } from './painting.ts'
import type { SlotSkin } from './skin.ts'

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

/**
 * What every backdrop's program begins with: the painting `uTex`, seconds `uTime`, a celebration's light `uPulse` and a feature's
 * `uMood`, both 0 to 1, noise `n` and `tex`. A game adds `vec3 scene(vec2 u)`, the colour at a position of the square painting.
 */
const head = `#version 300 es
precision mediump float;
precision highp int;
in vec2 vUV;
out vec4 o;
uniform sampler2D uTex;
uniform highp float uTime;
uniform float uPulse;
uniform float uMood;
uniform vec3 uGlow;
float h(vec2 p) { p = fract(p * vec2(123.34, 345.45)); p += dot(p, p + 34.345); return fract(p.x * p.y); }
float n(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(h(i), h(i + vec2(1, 0)), f.x), mix(h(i + vec2(0, 1)), h(i + vec2(1, 1)), f.x), f.y);
}
float n2(vec2 p) { return n(p) * .6 + n(p * 2.1 + 7.) * .28 + n(p * 4.3 + 3.) * .12; }
vec3 tex(vec2 u) { return texture(uTex, clamp(u, .001, .999)).rgb; }
`

const foot = `
void main() {
  vec3 c = scene(vUV);
  c += uGlow * uPulse * exp(-length((vUV - vec2(.5, .45)) * vec2(1., 1.2)) * 3.2) * .5;
  o = vec4(c, 1.);
}`

const STILL = 'vec3 scene(vec2 u) { return tex(u); }'

/** The square painting, cropped to the stage and brought to life by the game's own program. */
export function backdropPainting(
  skin: SlotSkin,
  { art, clock, quality, hasShaders, still }: Painted,
): Painting {
  const geometry = new Geometry({
    attributes: { aPosition: [0, 0, 1, 0, 1, 1, 0, 1], aUV: [0, 0, 1, 0, 1, 1, 0, 1] },
    indexBuffer: [0, 1, 2, 0, 2, 3],
  })
  const { glow } = skin.colours
  const value = (start: number) => ({ value: start, type: 'f32' as const })
  const colour = new Float32Array([(glow >> 16) / 255, ((glow >> 8) & 255) / 255, (glow & 255) / 255])
  const shader = Shader.from({
    gl: { vertex, fragment: head + (skin.look.backdrop ?? STILL) + foot },
    resources: {
      uTex: art.back.source,
      backdrop: {
        uTime: value(0),
        uPulse: value(0),
        uMood: value(0),
        uGlow: { value: colour, type: 'vec3<f32>' as const },
      },
    },
  })
  const moving: Record<string, number> = shader.resources['backdrop'].uniforms
  const mesh = new Mesh({ geometry, shader })
  const picture = new Sprite(art.back)
  mesh.visible = hasShaders
  picture.visible = !hasShaders
  const view = new Container()
  view.addChild(mesh, picture)
  quality.subscribe((thrift) => {
    mesh.visible = hasShaders && thrift < 2
    picture.visible = !mesh.visible
  })
  clock.each(() => {
    if (!still()) moving['uTime'] = clock.seconds
  })
  return {
    view,
    place: ({ size: { width, height } }) => {
      const side = Math.max(width, height)
      // a wide stage shows the painting's middle and lower part, where its land lies
      const [x, y] = [(width - side) / 2, (height - side) * 0.62]
      mesh.scale.set(side)
      mesh.position.set(x, y)
      picture.setSize(side)
      picture.position.set(x, y)
    },
    mood: (share) => {
      moving['uMood'] = share
      picture.tint = share > 0.5 ? skin.colours.feature : 0xffffff
    },
    pulse: (strength) => {
      moving['uPulse'] = strength
    },
  }
}
