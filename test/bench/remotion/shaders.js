export const vertex = `
attribute vec2 corner;
varying vec2 place;
void main() {
  place = corner;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/** A surface of folded cream, as the category Lotion Texture: noise bent by noise, then lit from its slope. */
export const fragment = `
precision highp float;
varying vec2 place;
uniform float moment;

vec2 hash(vec2 p) {
  p = vec2(dot(p, vec2(127.1, 311.7)), dot(p, vec2(269.5, 183.3)));
  return -1.0 + 2.0 * fract(sin(p) * 43758.5453123);
}
float noise(vec2 p) {
  vec2 i = floor(p);
  vec2 f = fract(p);
  vec2 u = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(dot(hash(i), f), dot(hash(i + vec2(1.0, 0.0)), f - vec2(1.0, 0.0)), u.x),
    mix(dot(hash(i + vec2(0.0, 1.0)), f - vec2(0.0, 1.0)), dot(hash(i + 1.0), f - 1.0), u.x),
    u.y);
}
float layers(vec2 p) {
  return 0.55 * noise(p) + 0.28 * noise(2.03 * p) + 0.14 * noise(4.1 * p);
}
float cream(vec2 p) {
  vec2 turn = 0.35 * vec2(cos(6.2831853 * moment), sin(6.2831853 * moment));
  vec2 bend = vec2(layers(p + turn), layers(p + vec2(5.2, 1.3) - turn));
  return layers(p + 1.8 * bend);
}
void main() {
  vec2 p = place * vec2(1.0, 1.7778) * 1.6;
  float step = 0.004;
  float here = cream(p);
  vec3 normal = normalize(vec3(here - cream(p + vec2(step, 0.0)), here - cream(p + vec2(0.0, step)), 0.02));
  vec3 light = normalize(vec3(-0.5, 0.7, 0.6));
  float diffuse = clamp(dot(normal, light), 0.0, 1.0);
  float gloss = pow(clamp(reflect(-light, normal).z, 0.0, 1.0), 40.0);
  vec3 ground = mix(vec3(0.79, 0.56, 0.5), vec3(1.0, 0.965, 0.945), 0.25 + 0.75 * diffuse);
  gl_FragColor = vec4(ground + 0.25 * gloss, 1.0);
}`;
