#!/bin/bash
# boot-machine.sh <root folder> <folder of the repository>: makes the folder the root of a new mount namespace and runs its systemd as
# process 1. Started by machine.mjs in namespaces of its own.
set -e
root=$1
mount --make-rprivate /
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t sysfs -o ro sysfs "$root/sys"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
mount -t tmpfs -o mode=755 tmpfs "$root/run"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in null zero full random urandom tty; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
mkdir "$root/dev/pts" "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
ln -s pts/ptmx "$root/dev/ptmx"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mkdir -p "$root/walk" "$root/mnt"
mount --bind "$2" "$root/walk"
mount -o remount,bind,ro "$root/walk"
cd "$root"
pivot_root . mnt
umount -l /mnt
exec env -i container=oci PATH=/usr/sbin:/usr/bin /lib/systemd/systemd --unit=multi-user.target
