import type { Carriers } from '../shipping/carriers.ts';

/** The carriers of the example's shop. Economy goes by the post; free shipping is as fast as a parcel (record 0061). */
export const exampleCarriers: Carriers = {
  dhl: {
    name: 'DHL',
    link: 'https://www.dhl.com/lu-en/home/tracking.html?tracking-id={number}',
    methods: ['DHL_EXPRESS'],
  },
  dpd: {
    name: 'DPD',
    link: 'https://tracking.dpd.de/status/en_US/parcel/{number}',
    methods: ['DPD_CLASSIC', 'FREE_SHIPPING'],
  },
  ups: { name: 'UPS', link: 'https://www.ups.com/track?tracknum={number}', methods: ['UPS_SAVER'] },
  tnt: {
    name: 'TNT',
    link: 'https://www.tnt.com/express/en_lu/site/tracking.html?searchType=con&cons={number}',
    methods: ['TNT'],
  },
  post: {
    name: 'POST Luxembourg',
    link: 'https://www.post.lu/en/particuliers/colis-courrier/track-and-trace#/search?q={number}',
    methods: ['ECONOMY'],
  },
};
