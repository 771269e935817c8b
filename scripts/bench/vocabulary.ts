import type { Random } from './random.ts';
import { seeded } from './random.ts';

/** One meaning in English, German and French. */
export type Meaning = readonly [en: string, de: string, fr: string];

type Sounds = Readonly<Record<'begin' | 'middle' | 'close' | 'end', readonly [string, ...string[]]>>;

const split = (sounds: string): readonly [string, ...string[]] => {
  const [first = '', ...others] = sounds.split(' ');
  return [first, ...others];
};

const english: Sounds = {
  begin: split('b br c ch cl d dr f fl g gl gr h j l m n p pl pr qu r s sc sh sl sp st str t th tr v w'),
  middle: split('a e i o u ai ea ee oa oo ou'),
  close: split('b ck d ft g l ll m mp n nd ng nt p r rd rk rt s ss st t x'),
  end: split('able al ance er ic ing ity ive ment ness or'),
};
const german: Sounds = {
  begin: split('b bl d dr f fl g gr h k kl kn l m n p pf r s sch schl schr schw sp st t tr w z zw'),
  middle: split('a e i o u ä ö ü au ei eu ie'),
  close: split('b ch cht ck f ft g hl l lk lt m mm n nd ng r rb rg rn s st t tz'),
  end: split('bar e el en er heit ig keit lich schaft ung'),
};
const french: Sounds = {
  begin: split('b bl br c ch cl d f fl fr g gl gr j l m n p pl pr qu r s t tr v'),
  middle: split('a e é è i o u ai eau eu oi ou'),
  close: split('c ct ff l ll m n nn p r rr s ss t tt v'),
  end: split('able age ant elle esse ette eur eux ier ique ité ment oir tion ure'),
};

/** So many meanings, the same in each run. No word stands twice, in whichever language. */
export function vocabulary(meanings: number): [Meaning, ...Meaning[]] {
  const random = seeded(41_002);
  const used = new Set<string>();
  const fresh = (make: () => string): string => {
    const word = make();
    if (used.has(word)) return fresh(make);
    used.add(word);
    return word;
  };
  const parts: [string, ...string[]] = ['werk'];
  const meaning = (index: number): Meaning => {
    // German joins two words into one; those that it joins are frequent.
    const isCompound = index % 3 === 2;
    const de = fresh(() => (isCompound ? random.pick(parts) + random.pick(parts) : spell(random, german)));
    if (!isCompound && de.length < 9) parts.push(de);
    return [fresh(() => spell(random, english)), de, fresh(() => spell(random, french))];
  };
  return [meaning(0), ...Array.from({ length: meanings - 1 }, (_, index) => meaning(index + 1))];
}

/** Picks by Zipf's law, as words occur in texts: the first item twice as often as the second. */
export function pickByRank<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(items.length ** random.next()) - 1] ?? items[0];
}

function spell(random: Random, { begin, middle, close, end }: Sounds): string {
  const syllables = Array.from(
    { length: 1 + random.below(2) },
    () => random.pick(begin) + random.pick(middle) + random.pick(close),
  );
  return syllables.join('') + random.pick(end);
}
