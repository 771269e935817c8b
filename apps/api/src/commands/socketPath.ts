import { join } from 'node:path';

/** The folder of the running shop's socket in the data folder. It is its owner's alone (0700), so that nobody else reaches the socket. */
export const socketFolder = (dataFolder: string) => join(dataFolder, 'commands');
export const socketPath = (dataFolder: string) => join(socketFolder(dataFolder), 'socket');
