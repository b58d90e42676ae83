/** What has mutants beside the machines: the files of a layer, and the tests that have to notice. */
export type Layer = { mutate: string[]; tests: string[]; environment: 'node' | 'happy-dom' }

export const layers: Record<string, Layer | undefined> = {
  reactions: {
    mutate: ['src/app/reactions/*.ts', 'src/app/tell-app.ts'],
    tests: ['tests/views/reactions/*.test.ts'],
    environment: 'happy-dom',
  },
  ports: {
    mutate: ['src/**/*.ports.ts', '!src/gallery/**'],
    tests: [
      'tests/ports/*.test.ts',
      'tests/views/location/ports.test.ts',
      'tests/views/cart/cart-answers.test.ts',
      'tests/views/tracking/push.test.ts',
    ],
    environment: 'node',
  },
}
